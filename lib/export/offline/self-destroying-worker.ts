import { cacheNames } from '@/lib/browser/offline/caches';

/** Browsers update an earlier worker to this one, which deletes all caches and unregisters itself. */
export const selfDestroyingWorker = (basePath: string): string =>
  [
    "addEventListener('install',()=>skipWaiting());",
    "addEventListener('activate',event=>event.waitUntil((async()=>{",
    `for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(cacheNames(basePath).prefix)}))await caches.delete(name);`,
    'await registration.unregister()})()));\n',
  ].join('\n');
