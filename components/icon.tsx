/** The drawings that `app/icons.css` holds. */
export type IconName =
  | 'chat'
  | 'chevron'
  | 'close'
  | 'code'
  | 'danger'
  | 'globe'
  | 'info'
  | 'links'
  | 'list'
  | 'menu'
  | 'moon'
  | 'note'
  | 'search'
  | 'sun'
  | 'tip'
  | 'warning';

/** An icon in the colour of the text; always beside words or in a named button. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
