import { listErrorAbis } from '@/lib/protocol/errors/error-abis';
console.log(JSON.stringify(listErrorAbis().map(e => [e.signature, e.releases, e.abi])));
