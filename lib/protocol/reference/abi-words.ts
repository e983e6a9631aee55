import { z } from 'zod';
import { type DataFile, dataFile, line } from '@/lib/protocol/data-file';
import { filesBelow } from '@/lib/site/files-below';
import { type FamilyRelease, releaseId } from '@/lib/site/release';

const texts = z.record(z.string(), line).default({});
const names = z.array(z.string()).default([]);

const itemWords = z.strictObject({
  summary: line.optional(),
  details: z.array(line).default([]),
  notes: z.array(line).default([]),
  params: texts,
  returns: z.array(line).default([]),
  /** Who can call the function, as a phrase such as `the campaign's admin`. */
  callers: line.optional(),
  reverts: names,
  emits: names,
  thrownBy: names,
});

const schema = z
  .strictObject({
    contracts: z.record(z.string(), z.strictObject({ summary: line, details: z.array(line).default([]) })),
    /** Signatures that behave as in another release and share its text, by that release's ID, such as `lockup-v4.0`. */
    same: z.record(z.string(), z.array(z.string())).default({}),
    /**
     * By signature, or by the name of a struct or enum in the ABI, such as `Lockup.Status`. Where contracts differ, the
     * contract's name precedes it, as in `SablierMerkleLL claim(…)`. The parameters of an enum are its values, in order.
     */
    items: z.record(z.string(), itemWords).default({}),
  })
  .transform(({ items, ...rest }) => ({ ...rest, items: new Map(Object.entries(items)) }));

export type AbiWords = z.infer<typeof schema>;
export type ItemWords = z.infer<typeof itemWords>;

const folder = 'content/data/abi-words';

/** Returns the reader of our words for a release. */
export const abiWords = (release: FamilyRelease): DataFile<AbiWords> =>
  dataFile(`${folder}/${releaseId(release)}.json`, schema);

/** Lists the readers of our words for all releases. */
export const listAbiWords = (): DataFile<AbiWords>[] =>
  filesBelow(folder).map((file) => dataFile(file, schema));
