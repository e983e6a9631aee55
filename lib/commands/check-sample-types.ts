// A part of `npm run check:content`, in a separate process: checks the types of the samples that the files in its
// arguments can affect, and sends the problems to the parent process.
import './plain-errors';
import { checkSampleTypes, scriptsToCheck } from '@/lib/check/check-sample-types';

const scripts = scriptsToCheck(process.argv.slice(2));
process.send?.(scripts.length > 0 ? await checkSampleTypes(scripts) : []);
process.disconnect?.();
