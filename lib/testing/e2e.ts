// Everything that browser tests import from `lib/`. They prove what the built site does, so they need little of what built it.

export { fillPayload, isShared } from '@/lib/browser/payload/fill-payload';
export { addSlashPages } from '@/lib/build/host/add-slash-pages';
export { decoys } from '@/lib/commands/secrets';
export { splitTarget } from '@/lib/nav/redirects/split-target';
export { readEnvironment } from '@/lib/site/env';
