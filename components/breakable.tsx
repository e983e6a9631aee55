import { Fragment, type ReactNode } from 'react';

/** Lets a name of code wrap after an underscore and before a capital letter, because it can be wider than its place. */
export const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9]{2}|_)(?=[A-Z][a-z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
