// Everything that browser tests import from `lib/`. They test the built site, so they need little of the code that built it.

export { addSlashPages } from '@/lib/export/host/add-slash-pages';
export { splitTarget } from '@/lib/nav/redirects/paths';
export { readEnvironment } from '@/lib/site/env';
export { findFault } from './hosted-search/api-description';
export { decoys } from './secrets';
