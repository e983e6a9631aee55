import { cacheNames } from '@/lib/browser/offline/caches';

/**
 * A worker that removes an earlier one. Browsers periodically check for updates of a worker's script. When they get
 * this one, it deletes all caches and unregisters itself. If the script were missing, the old worker would stay.
 */
export const selfDestroyingWorker = (basePath: string): string =>
  [
    "addEventListener('install',()=>skipWaiting());",
    "addEventListener('activate',event=>event.waitUntil((async()=>{",
    `for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(cacheNames(basePath).prefix)}))await caches.delete(name);`,
    'await registration.unregister()})()));\n',
  ].join('\n');
