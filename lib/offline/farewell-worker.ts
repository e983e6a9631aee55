import { cacheNames } from './cache-names';

/**
 * A worker that undoes an earlier one: browsers that still have one ask for its script from time to time, and get this,
 * which deletes all that was kept and takes itself out. A missing file would leave the old one where it is.
 */
export const farewellWorker = (basePath: string): string =>
  [
    "addEventListener('install',()=>skipWaiting());",
    "addEventListener('activate',event=>event.waitUntil((async()=>{",
    `for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(cacheNames(basePath).prefix)}))await caches.delete(name);`,
    'await registration.unregister()})()));\n',
  ].join('\n');
