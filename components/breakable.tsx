import { Fragment, type ReactNode } from 'react';

/** Lets a long name, such as that of a contract or an error, wrap before a capital letter. */
export const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9]{2})(?=[A-Z][a-z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
