import fs from 'node:fs';
import { z } from 'zod';
import { toAnchor } from '@/lib/markup/anchors';
import { listedReleases } from './release-deployments';

const file = 'content/data/releases.json';

const isListed = ({ protocol, version }: { protocol: string; version: string }): boolean =>
  listedReleases.some((each) => each.protocol === protocol && each.version === version);

const schema = z.array(
  z
    .strictObject({
      protocol: z.string(),
      version: z.string(),
      /** The day of the release according to its changelog. */
      date: z.iso.date(),
      /** One or two sentences, in Markdown of one line, about the release that the heading names. */
      what: z.string().trim().min(1),
      /** The changelog that has the date, at a commit. */
      source: z.url(),
    })
    .refine(isListed, 'is no release that lib/protocol/deployments/release-deployments.ts lists'),
);

/** A release of a protocol, and what it brought. */
export type ReleaseEntry = z.infer<typeof schema>[number] & {
  /** `Lockup v4.0` */
  title: string;
  /** Of its heading on the page of all releases. */
  anchor: string;
};

/** Where the site lists what each release brought. */
export const changelogUrl = '/reference/changelog';

/**
 * Every release, newest first.
 * @throws when the data file contains something else, or a release without a page of addresses
 */
export function readReleaseLog(): ReleaseEntry[] {
  const entries = schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return entries
    .map((entry) => {
      const title = `${entry.protocol.charAt(0).toUpperCase()}${entry.protocol.slice(1)} ${entry.version}`;
      return { ...entry, title, anchor: toAnchor(title) };
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}
