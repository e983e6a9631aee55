import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { checkSecrets } from '@/lib/check/check-secrets';
import { listPlaceholders } from '@/lib/content/templates';
import { errorAt, type Problem, placeIn, topOf, warningAt } from '@/lib/markup/problem';
import { env } from '@/lib/site/env';
import { filesBelow } from '@/lib/site/files-below';
import { required } from '@/lib/site/invariant';
import { requiredFiles } from './check-inputs';
import { faultsOfCode, faultsOfMarkers } from './markdown/code-faults';

/** The maximum size of a page, in kilobytes. Longer pages load slowly and are hard to read. */
const largestPage = 200;

/** The maximum size of a picture, in kilobytes, and of its longer side, in pixels. */
const [largestPicture, longestSide] = [500, 2000];

export type ContentFile = { file: string; bytes: Buffer };

/** Checks names, sizes, and characters of all files in `content/`, and the pictures in `public/images/`. */
export function checkFiles(): Problem[] {
  if (env.contentDir) return [];
  const read = (file: string): ContentFile => ({ file, bytes: fs.readFileSync(file) });
  const content = filesBelow('content').map(read);
  // Pages for the browser tests show pictures, too.
  const code = ['app', 'components', 'lib', 'e2e/workbench']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mdx)$/.test(file));
  const texts = [...content.map(({ bytes }) => bytes), ...code.map((file) => fs.readFileSync(file))];
  return [
    ...content.flatMap(checkContentFile),
    ...filesBelow('public/images')
      .map(read)
      .flatMap((picture) => checkPicture(picture, texts)),
  ];
}

/** Checks one file in `content/`. */
export const checkContentFile = ({ file, bytes }: ContentFile): Problem[] => [
  ...(isPart(file) ? [] : checkPage(file, bytes)),
  ...checkCharacters(file, bytes),
  ...checkText(file, bytes.toString()),
];

function checkText(file: string, text: string): Problem[] {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const isSample = file.startsWith('content/samples/');
  // The compiler reports a conflict in a page.
  const faults = isSample ? faultsOfCode(text, extension) : isPage(file) ? [] : faultsOfMarkers(text);
  if (/^content\/snippets\/.*\.mdx$/.test(file) && /^---\r?\n/.test(text))
    return [
      errorAt(
        topOf(file),
        'snippets',
        'A snippet has front matter, which readers would see.',
        'Remove it: the page that includes the snippet has its own.',
      ),
    ];
  return [
    // Data of contracts and responses of indexers consist of hashes.
    ...(extension === 'json' || file === 'content/permalinks.txt' ? [] : checkSecrets(text, file)),
    ...faults.map(({ offset, what, fix }) =>
      errorAt(placeIn(file, text, offset), isSample ? 'samples' : 'syntax', what, fix),
    ),
  ];
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

const isPart = (file: string): boolean =>
  requiredFiles.includes(file) || /^content\/(snippets|data|drawings|samples)\//.test(file);

function checkPage(file: string, bytes: Buffer): Problem[] {
  const problems: Problem[] = [];
  const warn = (what: string, fix: string, place = topOf(file)) =>
    problems.push(warningAt(place, 'files', what, fix));
  const name = path.posix.basename(file);
  if (name.startsWith('.')) return [];
  const isPicture = /\.(svg|png|jpe?g|webp|gif)$/i.test(name);
  const base = file.replace(/\.\w+$/, '');
  if (isPicture) warn("A picture isn't shown from this folder.", `Move it to public/images/${name}.`);
  else if (!/\.mdx?$/.test(name))
    warn("The file isn't shown: it's not a page.", `Rename it to ${base}.mdx, or move it.`);
  else if (!/^[a-z0-9./-]+$/.test(file)) {
    const plain = file.toLowerCase().replace(/[^a-z0-9./-]+/g, '-');
    warn(
      'The address of a page has only lowercase letters, digits, and hyphens.',
      `Rename the file to ${plain}.`,
    );
  }
  const size = Math.ceil(bytes.length / 1000);
  if (size > largestPage)
    warn(`The page has ${size} KB; the limit is ${largestPage} KB.`, 'Split it into several pages.');
  const text = bytes.toString();
  for (const placeholder of listPlaceholders()) {
    const offset = text.indexOf(placeholder);
    if (offset >= 0)
      warn(
        `This is still the template: "${placeholder}"`,
        'Write your own text.',
        placeIn(file, text, offset),
      );
  }
  return problems;
}

function checkCharacters(file: string, bytes: Buffer): Problem[] {
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) {
    const place = placeIn(file, text, Math.max(text.indexOf('\uFFFD'), 0));
    const what = "This character isn't encoded in UTF-8.";
    return [errorAt(place, 'characters', what, 'Save the file with the encoding UTF-8.')];
  }
  return [
    ...text.matchAll(/[\p{Cf}\u2028\u2029\uFFFD]|(?![\t\n\r])\p{Cc}/gu),
    // Markdown needs a plain space after a mark.
    ...text.matchAll(
      /[\u00A0\u2000-\u200A\u202F\u205F\u3000](?<=^[ \t]*(?:[-*+>]|\d+\.|#{1,6}|`{3,}|~{3,}|:{3,}\w*|---|[|:\- \t]+|\w+:)?.)/gmu,
    ),
  ].flatMap(({ 0: character, index }) => {
    // Some emoji consist of several emoji that are connected by joiners.
    if (character === '\u200D' && /\p{Extended_Pictographic}\uFE0F?$/u.test(text.slice(0, index))) return [];
    return [
      warningAt(placeIn(file, text, index), 'characters', ...describeCharacter(character, index === 0)),
    ];
  });
}

function describeCharacter(character: string, isFirst: boolean): [what: string, fix: string] {
  if (isFirst && character === '\uFEFF')
    return [
      'The file starts with a byte-order mark (U+FEFF).',
      'Save the file as UTF-8 without a byte-order mark.',
    ];
  const name = `U+${required(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;
  if (character === '\uFFFD')
    return [`There is a character that was lost: ${name}.`, 'Type the original one.'];
  const fix = /\p{Zs}/u.test(character) ? 'Replace it with a plain space.' : 'Delete it.';
  return [`There is an invisible character: ${name}.`, fix];
}

/** Checks one picture, whose address is in one of the texts if it's used. */
export function checkPicture({ file, bytes }: ContentFile, texts: readonly Buffer[]): Problem[] {
  const problems: Problem[] = [];
  const warn = (what: string, fix: string) => problems.push(warningAt(topOf(file), 'files', what, fix));
  const address = file.replace(/^public/, '');
  if (!texts.some((text) => text.includes(address)))
    warn(
      `No page shows the picture ${address}.`,
      `Write  ![What it shows](${address})  on a page, or delete it.`,
    );
  if (!/^[a-z0-9./-]+$/.test(file))
    warn('The address of a picture has only lowercase letters, digits, and hyphens.', 'Rename the file.');
  const size = Math.ceil(bytes.length / 1000);
  if (size > largestPicture)
    warn(
      `The picture has ${size} KB; the limit is ${largestPicture} KB.`,
      'Save it as WebP, or make it smaller.',
    );
  // An SVG has no size in pixels.
  const { width, height } = file.endsWith('.svg') ? { width: 0, height: 0 } : sizeOf(bytes);
  if (Math.max(width, height) > longestSide)
    warn(
      `The picture has ${width} by ${height} pixels; the limit is ${longestSide}.`,
      'Make it smaller: pages show it at most 700 pixels wide.',
    );
  return problems;
}

/** Returns zeros for an unreadable picture, which is reported on the page that shows it. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}
