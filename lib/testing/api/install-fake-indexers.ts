import path from 'node:path';
import { fakeIndexers } from './fake-indexers';

// Lets a script outside the repository run against the fake indexers, in its own folder. Run it from the repository:
//   npx tsx --import ./lib/testing/api/install-fake-indexers.ts <path of the script> <arguments>

const answer = fakeIndexers();
const send = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const response = await answer(request.clone());
  return response.status === 404 ? send(request) : response;
};

process.chdir(path.dirname(path.resolve(process.argv[1] ?? '.')));
