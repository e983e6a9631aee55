// Everything that browser tests import from `lib/`. They test the built site, so they need little of the code that built it.

export { fillPayload, isShared } from '@/lib/browser/payload/fill-payload';
export { addSlashPages } from '@/lib/build/host/add-slash-pages';
export { decoys } from '@/lib/commands/secrets';
export { splitTarget } from '@/lib/nav/redirects/paths';
export { readEnvironment } from '@/lib/site/env';
