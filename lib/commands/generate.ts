// npm run generate: writes the modules that are made from the content.
import { generateNavigation } from '@/lib/nav/generate-navigation';
import { runCommand } from './run';

await runCommand(generateNavigation);
