import { Fragment, type ReactNode } from 'react';
import type { Decoded, DecodedArgument, DecodedError } from '@/lib/errors/decode-revert-data';
import type { ErrorRows } from '@/lib/errors/known-errors';
import { libraries } from '@/lib/errors/libraries';
import styles from './error-decoder.module.css';

/** What came out, in one sentence. */
export function headlineOf(decoded: Decoded): string {
  switch (decoded.kind) {
    case 'mistake':
      return decoded.mistake;
    case 'empty':
      return 'The call reverted without a reason.';
    case 'unknown':
      return `No release that this site knows has an error with the selector ${decoded.selector}.`;
    case 'error':
      return `The call reverted with ${decoded.error.name}.`;
  }
}

/** Everything besides the headline. */
export function DecodedBody({ decoded }: { decoded: Decoded }) {
  return (
    <>
      <Finding decoded={decoded} />
      {(decoded.kind === 'error' || decoded.kind === 'unknown') && <RawData data={decoded.data} />}
    </>
  );
}

function Finding({ decoded }: { decoded: Decoded }) {
  switch (decoded.kind) {
    case 'mistake':
      return null;
    case 'empty':
      return <EmptyFinding />;
    case 'unknown':
      return <UnknownFinding selector={decoded.selector} />;
    case 'error':
      return <ErrorFinding decoded={decoded} />;
  }
}

function EmptyFinding() {
  return (
    <>
      <p>There are no bytes that say why. It may mean one of these:</p>
      <ul>
        <li>
          The address holds no contract, or one that has no such function: check address, chain, and release.
        </li>
        <li>The call ran out of gas.</li>
        <li>
          The input does not have the form that the function expects: check that the ABI is of the same
          release.
        </li>
        <li>Ether was sent to a function that takes none.</li>
        <li>A token or a hook reverted without a reason, or your node keeps the reason back.</li>
      </ul>
    </>
  );
}

function UnknownFinding({ selector }: { selector: string }) {
  return (
    <p>
      It may be an error of a token, or of another contract that took part in the call. Look for{' '}
      <code>{selector}</code> at{' '}
      <a href="https://openchain.xyz/signatures" rel="noopener">
        OpenChain
      </a>{' '}
      or{' '}
      <a href="https://4byte.directory/" rel="noopener">
        4byte
      </a>
      .
    </p>
  );
}

function ErrorFinding({ decoded }: { decoded: DecodedError }) {
  const { error, mistake, remarks, inner, panicAnchor } = decoded;
  return (
    <>
      {mistake && <p>{mistake}</p>}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <dl className={styles.facts}>
        <dt>Signature</dt>
        <dd>
          <code>{error.signature}</code>
        </dd>
        <dt>Known by</dt>
        <dd>{knownBy(decoded)}</dd>
        <RowLinks rows={error.rows} panicAnchor={panicAnchor} />
      </dl>
      {decoded.arguments.length > 0 && <Arguments list={decoded.arguments} />}
      {inner && (
        <div className={styles.inner}>
          <p>
            <strong>Inside the batch:</strong> {headlineOf(inner)}
          </p>
          <Finding decoded={inner} />
        </div>
      )}
    </>
  );
}

function knownBy({ error: { origin, releases } }: DecodedError): string {
  if (origin === 'Solidity') return 'Every contract: Solidity brings it along';
  const list = releases.join(', ');
  return origin ? `${list}; it comes from outside: ${origin}` : list;
}

function RowLinks({ rows, panicAnchor }: { rows: ErrorRows; panicAnchor: string | undefined }) {
  const links = Object.entries(rows).map(([table, anchor]) => ({ anchor, label: labelOf(table) }));
  if (panicAnchor) links.push({ anchor: panicAnchor, label: 'Panic codes' });
  if (links.length === 0) return null;
  return (
    <>
      <dt>What to do</dt>
      <dd>
        {links.map(({ anchor, label }, index) => (
          <Fragment key={anchor}>
            {index > 0 ? ', and under ' : 'See the row under '}
            <a href={`#${anchor}`}>{label}</a>
          </Fragment>
        ))}
      </dd>
    </>
  );
}

const labelOf = (table: string): string =>
  Object.entries(libraries).find(([name]) => name === table)?.[1].label ?? 'Errors from outside';

function Arguments({ list }: { list: DecodedArgument[] }) {
  return (
    <table className={styles.arguments}>
      <thead>
        <tr>
          <th scope="col">Argument</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ name, type, sourceType, value, reading }) => (
          <tr key={name}>
            <th scope="row">
              <code>{breakable(name)}</code>
              <span>{sourceType ? `${sourceType} (${type})` : type}</span>
            </th>
            <td>
              <code>{value}</code>
              {reading && <span>{reading}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name that may break before its capital letters, because a phone has no room for the longest. */
const breakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function RawData({ data }: { data: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <section className={styles.raw} aria-label="Raw data" tabIndex={0}>
      <code>
        <b>{data.slice(0, 10)}</b>
        {data.slice(10)}
      </code>
    </section>
  );
}
