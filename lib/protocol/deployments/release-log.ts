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
      /** The date of the release, from its changelog. */
      date: z.iso.date(),
      /** One or two sentences about the release, as a single line of Markdown. */
      what: z.string().trim().min(1),
      /** The URL of the changelog with the date, at a commit. */
      source: z.url(),
    })
    .refine(isListed, 'is not a release in lib/protocol/deployments/release-deployments.ts'),
);

/** A release of a protocol, and its changes. */
export type ReleaseEntry = z.infer<typeof schema>[number] & {
  /** Such as `Lockup v4.0`. */
  title: string;
  /** The anchor of its heading on the page of all releases. */
  anchor: string;
};

/** The page that lists the changes in each release. */
export const changelogUrl = '/reference/changelog';

/**
 * Returns all releases, newest first.
 * @throws if the data file is invalid or contains a release without a page of addresses
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
