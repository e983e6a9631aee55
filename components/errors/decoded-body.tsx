// Loaded on demand, with everything it imports, only if there is data to decode.
import { Fragment } from 'react';
import { knownErrors } from '@/.generated/known-errors';
import { breakable } from '@/components/breakable';
import {
  type Decoded,
  type DecodedArgument,
  type DecodedError,
  decodeRevertData,
} from '@/lib/protocol/errors/decode-revert-data';
import type { ErrorRows } from '@/lib/protocol/errors/known-errors';
import { libraries } from '@/lib/protocol/errors/libraries';
import styles from './error-decoder.module.css';

export { styles };

/** Decodes revert data with every error that this site covers. */
export const decode = (text: string): Decoded => decodeRevertData(text, knownErrors);

/** Summarizes the result in one sentence. */
export function headlineOf(decoded: Decoded): string {
  switch (decoded.kind) {
    case 'mistake':
      return 'This isn’t revert data, which consists of hexadecimal digits: two for each byte, and a selector of four bytes at the start.';
    case 'empty':
      return 'The call reverted without a reason.';
    case 'unknown':
      return `None of the releases that this site covers has an error with the selector ${decoded.selector}.`;
    case 'error':
      return `The call reverted with ${decoded.error.name}.`;
  }
}

/** Everything below the headline. */
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
      <p>The call returned no data to explain the failure. Possible causes:</p>
      <ul>
        <li>
          There’s no contract at the address, or the contract doesn’t have this function. Check the address,
          the chain, and the release.
        </li>
        <li>The call ran out of gas.</li>
        <li>
          The function couldn’t decode its input. Make sure that the ABI and the contract belong to the same
          release.
        </li>
        <li>Ether was sent to a function that isn’t payable.</li>
        <li>A token or a hook reverted without a reason, or your node doesn’t return the reason.</li>
      </ul>
    </>
  );
}

function UnknownFinding({ selector }: { selector: string }) {
  return (
    <p>
      The error might come from a token or from another contract that was involved in the call. Look up{' '}
      <code>{selector}</code> on{' '}
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
  const { error, mistake, panic, inner } = decoded;
  return (
    <>
      {mistake && <p>{mistake}</p>}
      {panic && <p>{panic.meaning}</p>}
      <dl className={styles.facts}>
        <dt>Signature</dt>
        <dd>
          <code>{error.signature}</code>
        </dd>
        <dt>Found in</dt>
        <dd>{releasesOf(decoded)}</dd>
        <RowLinks rows={error.rows} panicAnchor={panic?.anchor} />
      </dl>
      {decoded.arguments.length > 0 && <Arguments list={decoded.arguments} />}
      {inner && (
        <div className={styles.inner}>
          <p>
            <strong>Failed call in the batch:</strong> {headlineOf(inner)}
          </p>
          <Finding decoded={inner} />
        </div>
      )}
    </>
  );
}

function releasesOf({ error: { origin, releases } }: DecodedError): string {
  if (origin === 'Solidity') return 'Every contract, because it’s built into Solidity';
  const list = releases.join(', ');
  return origin ? `${origin} (not specific to Sablier). Sablier ABIs with this error: ${list}` : list;
}

function RowLinks({ rows, panicAnchor }: { rows: ErrorRows; panicAnchor: string | undefined }) {
  const links = Object.entries(rows).map(([table, anchor]) => ({ anchor, label: labelOf(table) }));
  if (panicAnchor) links.push({ anchor: panicAnchor, label: 'Panic codes' });
  if (links.length === 0) return null;
  return (
    <>
      <dt>Cause and fix</dt>
      <dd>
        {links.map(({ anchor, label }, index) => (
          <Fragment key={anchor}>
            {index > 0 ? ' and under ' : 'See the entry under '}
            <a href={`#${anchor}`}>{label}</a>
          </Fragment>
        ))}
      </dd>
    </>
  );
}

const labelOf = (table: string): string =>
  Object.entries(libraries).find(([name]) => name === table)?.[1].label ?? 'Errors from tokens and libraries';

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

function RawData({ data }: { data: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className={styles.raw} aria-label="Raw data" tabIndex={0}>
      <code>
        <b>{data.slice(0, 10)}</b>
        {data.slice(10)}
      </code>
    </section>
  );
}
