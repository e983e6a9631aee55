import { filesBelow } from '@/lib/site/files-below';
import { hostChecks, probeHost, runCheck } from './host-checks';
import { chooseSamples } from './host-samples';

/**
 * Requests one URL of each kind from a host, and reports what's missing.
 * @param address the site's URL with the base path
 * @param sample the path of a code sample
 * @returns the lines of the report, and how many requirements aren't met
 * @throws if the site isn't there, or the host doesn't answer
 */
export async function checkHost(address: string, sample = findSample()) {
  const base = address.replace(/\/+$/, '');
  const index = await probeHost(base, '/index.json');
  if (index.status !== 200)
    throw new Error(`${base}/index.json returns ${index.status}. Is this the site's URL?`);
  const homePage = await probeHost(base, '/', 'follow');
  const samples = chooseSamples(index.text, homePage.text, sample);
  const results = await Promise.all(
    hostChecks.map(async (check) => ({ ...check, problems: await runCheck(check, base, samples) })),
  );
  const bad = results.filter(({ problems }) => problems.length > 0);
  const lines = results.flatMap(({ needs, isMust, problems }) => {
    const mark = problems.length === 0 ? 'ok     ' : isMust ? 'MISSING' : 'better ';
    return [`${mark}  ${needs}`, ...problems.map((problem) => `           ${problem}`)];
  });
  const missing = bad.filter(({ isMust }) => isMust).length;
  const counts = `${missing} missing, ${bad.length - missing} could be better.`;
  return { text: [...lines, '', counts].join('\n'), missing };
}

/** Finds a sample in TypeScript, whose extension is also that of a video format. */
function findSample(): string {
  const files = filesBelow('content/samples').sort();
  return `/${files.find((file) => file.endsWith('.ts'))?.replace('content/', '')}`;
}
