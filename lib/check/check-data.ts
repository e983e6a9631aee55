import fs from 'node:fs';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { z } from 'zod';
import { checkJson } from '@/lib/markup/check-json';
import { errorAt, type Problem, placeIn } from '@/lib/markup/problem';
import { type Rule, rules } from '@/lib/markup/rules';
import { readEndpoints } from '@/lib/protocol/api/endpoints';
import { readFormerIndexers } from '@/lib/protocol/api/former-indexers';
import { indexers, schemaFile } from '@/lib/protocol/api/schema-data';
import { readCsv } from '@/lib/protocol/apps/csv';
import { readSchemes } from '@/lib/protocol/apps/urls';
import { type DataFile, dataFile, words } from '@/lib/protocol/data-file';
import { readAdmins } from '@/lib/protocol/deployments/admins';
import { readCollections } from '@/lib/protocol/deployments/deployment-tables';
import { readFileFields } from '@/lib/protocol/deployments/deployments-files';
import { readFormerAnchors } from '@/lib/protocol/deployments/deployments-table';
import { readErrorWords } from '@/lib/protocol/errors/error-words';
import { readLibraryErrors } from '@/lib/protocol/errors/library-errors';
import { gasFile, listGasData } from '@/lib/protocol/gas/gas-data';
import { listAbiWords } from '@/lib/protocol/reference/abi-words';
import { readExampleData } from '@/lib/protocol/reference/calls/example-data';
import { completions } from '@/lib/protocol/reference/complete-entries';
import { readErrorTables } from '@/lib/protocol/reference/entry-parts';
import { storedPages } from '@/lib/protocol/reference/read-release';
import { readReferenceReleases } from '@/lib/protocol/reference/release-schema';
import { releases } from '@/lib/protocol/reference/releases';
import { filesBelow } from '@/lib/site/files-below';

const rule = z.enum(Object.keys(rules) as Rule[]);

const files: readonly DataFile[] = [
  ...completions,
  readAdmins,
  readCollections,
  readCsv,
  readEndpoints,
  readErrorTables,
  readErrorWords,
  readExampleData,
  readFileFields,
  readFormerAnchors,
  readFormerIndexers,
  readLibraryErrors,
  readReferenceReleases,
  readSchemes,
  // Modules import these, because browsers need some of them, and caches depend on the others.
  dataFile('content/data/american-spellings.json', z.record(words, words)),
  dataFile('content/data/caller-groups.json', z.record(words, z.array(words))),
  dataFile(
    'content/data/error-libraries.json',
    z.record(
      words,
      z.strictObject({ label: words, release: words.optional(), page: words.startsWith('/').optional() }),
    ),
  ),
  dataFile('content/data/error-contracts.json', z.record(words, z.record(words, z.string().startsWith('/')))),
  dataFile('content/data/check-rules.json', z.record(words, words)),
  dataFile(
    'content/data/mistakes.json',
    z.record(
      words,
      z.array(
        z.strictObject({
          pattern: words,
          flags: words.optional(),
          what: words,
          fix: words,
          rule: rule.optional(),
        }),
      ),
    ),
  ),
  dataFile(
    'content/data/page-facts.json',
    z.strictObject({
      changing: z.array(words),
      ofSeveralProducts: z.array(words),
      ofNoRelease: z.array(words),
    }),
  ),
  dataFile('content/data/renamed-entries.json', z.record(words, words)),
  dataFile('content/data/replaced-elements.json', z.record(words, words)),
  dataFile('content/data/snippet-anchors.json', z.record(words, z.array(words))),
  dataFile(
    'content/data/synonyms.json',
    z.record(z.string().regex(/^[a-z]+$/), z.array(z.string().regex(/^[a-z]+( [a-z]+)*$/)).min(1)),
  ),
  dataFile(
    'content/data/word-lists.json',
    z.strictObject({
      capitalized: z.array(words),
      rules: z.array(
        z.strictObject({
          rule,
          words: z.array(words).optional(),
          pattern: words.optional(),
          flags: words.optional(),
          fix: words,
          replacement: z.string().optional(),
          notIn: words.optional(),
        }),
      ),
      translated: z.array(z.strictObject({ pattern: words, instead: words })),
      names: z.array(
        z.strictObject({ name: words, insteadOf: z.array(words), isSafe: z.literal(true).optional() }),
      ),
    }),
  ),
];

/** Returns the reader of each data file, which throws if its content is invalid. */
const readers = (): Record<string, DataFile> =>
  Object.fromEntries(
    [
      ...files,
      ...listAbiWords(),
      ...releases.flatMap((release) => ('dataFile' in release ? [storedPages(release.dataFile)] : [])),
      ...listGasData().map(gasFile),
      ...indexers.map(schemaFile),
    ].map((each) => [each.file, each]),
  );

/** Checks every data file: its syntax, repeated keys, and the structure that its reader expects. */
export function checkData(): Problem[] {
  const all = readers();
  return filesBelow('content/data')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => checkDataFile(fs.readFileSync(file, 'utf8'), file, all[file]));
}

/** Lists the data files that pages and generated pages need. */
export const listRequiredData = (): string[] => Object.keys(readers());

/**
 * Checks one data file.
 * @param text JSON
 * @param read throws if the content is invalid
 */
export function checkDataFile(text: string, file: string, read?: () => unknown): Problem[] {
  const syntax = checkJson(text, file, 'data');
  const tree = parseTree(text);
  if (syntax.length > 0 || !tree) return syntax;
  const chains = repeatedChains(tree).map(({ offset, value }) =>
    errorAt(placeIn(file, text, offset), 'data', `Chain ${value} is here twice.`, 'Keep one of them.'),
  );
  return chains.length > 0 ? chains : checkJson(text, file, 'data', read);
}

/** Finds a chain that a list has twice: in a list of chain IDs, or of entries about a chain, and maybe an indexer. */
function repeatedChains(node: Node): { offset: number; value: unknown }[] {
  const items = node.type === 'array' ? (node.children ?? []) : [];
  const isListOfIds = node.parent?.children?.[0]?.value === 'chainIds';
  const seen = new Set<string>();
  const repeated = items.flatMap((item) => {
    const chain = isListOfIds ? item : findNodeAtLocation(item, ['chainId']);
    if (!chain) return [];
    const identity = `${chain.value} ${findNodeAtLocation(item, ['indexer'])?.value}`;
    return seen.size === seen.add(identity).size
      ? [{ offset: chain.offset, value: chain.value as unknown }]
      : [];
  });
  return [...repeated, ...(node.children ?? []).flatMap(repeatedChains)];
}
