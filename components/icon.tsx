import { type IconName, iconPaths } from '@/lib/icon-paths';

/** An icon in the colour and size of the text; always beside words or in a named button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
