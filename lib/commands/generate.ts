// npm run generate: generates modules from the content.
import './plain-errors';
import { generateModules } from './generate-modules';
import { runCommand } from './run';

await runCommand(() => generateModules());
