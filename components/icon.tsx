/** The icons that `app/icons.css` defines. */
type IconName =
  | 'chevron'
  | 'close'
  | 'danger'
  | 'filter'
  | 'github'
  | 'globe'
  | 'info'
  | 'list'
  | 'menu'
  | 'moon'
  | 'note'
  | 'search'
  | 'sun'
  | 'tip'
  | 'warning';

/** An icon in the text color. Always use it next to text or in a control with an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} />;
}
