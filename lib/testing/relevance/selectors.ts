import type { ExpectedQuery } from './expected-query';
import { anyModel, errors, factory, flow, linear } from './places';

export const selectors: readonly ExpectedQuery[] = [
  ['0xfdd46d60', ...anyModel('withdraw'), `${flow}#withdraw`],
  ['0x40e58ee5', ...anyModel('cancel')],
  ['0xab167ccc', `${linear}#createwithdurations`],
  ['0x769bed20', `${factory}#createmerklell`],
  ['0xa8a482a6', `${flow}#adjustratepersecond`],
  ['0xa1fb2bbc', `${errors}#sablierv2lockup_overdraw`],
  ['0xA1FB2BBC', `${errors}#sablierv2lockup_overdraw`],
  ['a1fb2bbc', `${errors}#sablierv2lockup_overdraw`],
  ['0xd2aabcd9', `${errors}#sablierv2lockup_withdrawamountzero`],
  ['0x0fa7d73c', `${errors}#sablierv2merklelockup_invalidproof`],
  ['0xc6cce6a4', `${errors}#callernotadmin`, `${errors}#flow-callernotadmin`],
  ['0x4e487b71', `${errors}#panic`, `${errors}#panic-codes`],
  ['0x5edb27d6c1a327513b90a792050debf074b7194444885e3144d4decc5caaaa50', ...anyModel('cancellockupstream')],
  ['0x5edb27d6c1a3', ...anyModel('cancellockupstream')],
  ['0x2262fa211f8507786a60fefb231f7898b8145fe16350f281c91f121bd2ee118d', `${flow}#createflowstream`],
  [
    '0xa1fb2bbc000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000f4240000000000000000000000000000000000000000000000000000000000003d090',
    `${errors}#sablierv2lockup_overdraw`,
  ],
  [
    '0xb48550520000000000000000000000000000000000000000000000000000000000000007',
    `${errors}#sablierflow_withdrawamountzero`,
  ],
  [
    '0x4e487b710000000000000000000000000000000000000000000000000000000000000011',
    `${errors}#panic`,
    `${errors}#panic-0x11`,
  ],
];
