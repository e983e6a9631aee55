import { env } from '@/lib/site/env';
import { endingOf, readSample, sampleUrl } from './sample-files';

/**
 * The packages that samples can import in Remix. Remix loads the newest version of a package unless the import contains
 * a version. The newest versions of the first two are the ones that samples are written for, because later releases of
 * Lockup are in another package.
 */
const packages = ['@sablier/v2-core/', '@sablier/v2-periphery/', '@openzeppelin/contracts/', '@prb/math/'];

/**
 * Returns a URL that opens a sample in Remix, which loads it from this site. Format:
 * https://remix-ide.readthedocs.io/en/latest/locations.html#load-a-file-via-a-url-param-into-the-editor
 * @param name as in `listSamples`
 * @returns `undefined` if the sample doesn't compile in Remix, because it imports another sample or another package
 */
export function remixUrl(name: string): string | undefined {
  if (endingOf(name) !== 'sol') return undefined;
  const imports = [...readSample(name).matchAll(/^import [^"]*"([^"]+)"/gm)].map(([, file = '']) => file);
  if (!imports.every((file) => packages.some((each) => file.startsWith(each)))) return undefined;
  return `https://remix.ethereum.org/#url=${env.siteUrl}${env.basePath}${sampleUrl(name)}`;
}
