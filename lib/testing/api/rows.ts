import type { Indexer } from '@/lib/protocol/api/schema-data';
import { publishedReleases } from '@/lib/protocol/deployments/chains';

/** A row of an indexer. A relation is stored as the ID of the other row. */
export type Row = { entity: string; chain: number; values: Values };
type Values = Record<string, string | boolean | string[] | null>;

const repeat = (digit: string): string => `0x${digit.repeat(40)}`;
const hashOf = (digit: string): string => `0x${digit.repeat(64)}`;

/** Two accounts with streams of each other, and one that signs for somebody else. */
const [alice, bob, carol, proxy] = ['1', '2', '3', '6'].map(repeat) as [string, string, string, string];

const tokens = [
  { chain: 1, address: repeat('4'), decimals: '18', name: 'Token', symbol: 'TKN' },
  { chain: 8453, address: repeat('5'), decimals: '6', name: 'Dollar', symbol: 'USDX' },
];

const assetOf = (chain: number): string =>
  `asset-${chain}-${tokens.find((token) => token.chain === chain)?.address}`;

const decimalsOf = (chain: number): string => tokens.find((token) => token.chain === chain)?.decimals ?? '18';

const shift = (amount: number, decimals: string): string => String(BigInt(amount) * 10n ** BigInt(decimals));

/** Returns the address of a contract from the package. */
function addressOf(protocol: 'lockup' | 'flow' | 'airdrops', version: string, name: string, chain: number) {
  const contract = publishedReleases()
    [protocol]?.[version]?.deployments.find(({ chainId }) => chainId === chain)
    ?.contracts.find((each) => each.name === name);
  if (!contract) throw new Error(`The package has no ${name} ${version} on ${chain}.`);
  return contract.address.toLowerCase();
}

const day = 86_400;
const june = 1_780_272_000; // June 1, 2026
const at = (days: number): string => String(june + days * day);

type Sources = { chain: number; alias: string; version: string; contract: string };

const lockupV4 = (chain: number): Sources => ({
  chain,
  alias: 'LK3',
  version: 'v4.0',
  contract: addressOf('lockup', 'v4.0', 'SablierLockup', chain),
});
const linearV1: Sources = {
  chain: 1,
  alias: 'LL',
  version: 'v1.0',
  contract: addressOf('lockup', 'v1.0', 'SablierV2LockupLinear', 1),
};
const flowV3 = (chain: number): Sources => ({
  chain,
  alias: 'FL4',
  version: 'v3.0',
  contract: addressOf('flow', 'v3.0', 'SablierFlow', chain),
});

type Event = {
  category: string;
  day: number;
  addressA?: string;
  addressB?: string;
  amountA?: string;
  amountB?: string;
};

type StreamParts = {
  source: Sources;
  token: number;
  number: number;
  hash: string;
  /** The number of streams in the same transaction, and the position among them. */
  batch?: { size: number; position: number };
  sender: string;
  values: Values;
  events: Event[];
};

/** Creates the rows of a stream: the stream, its actions, and its batch. */
function streamRows(protocol: 'Lockup' | 'Flow', parts: StreamParts): Row[] {
  const { source, token, number, hash, batch = { size: 1, position: 0 }, sender, values, events } = parts;
  const { chain, alias, version, contract } = source;
  const id = `${contract}-${chain}-${token}`;
  const batchId = `batch-${chain}-${sender}-${hash}`;
  const batcherId = `batcher-${chain}-${sender}`;
  const isBatch = batch.size > 1;
  const actions = events.map((event, index) => {
    const actionHash = index === 0 ? hash : hashOf(String((number + index) % 10));
    return {
      entity: `${protocol}Action`,
      chain,
      values: {
        id: `action-${chain}-${actionHash}-${batch.position * 3 + index + 1}`,
        subgraphId: String(number * 10 + index),
        block: String(25_000_000 + event.day * 7_200),
        chainId: String(chain),
        from: event.addressA ?? sender,
        hash: actionHash,
        timestamp: at(event.day),
        category: event.category,
        contract,
        fee: version === 'v1.0' ? null : '0',
        stream: id,
        addressA: event.addressA ?? null,
        addressB: event.addressB ?? null,
        amountA: event.amountA ?? null,
        amountB: event.amountB ?? null,
      },
    };
  });
  const actionOf = (category: string): string | null =>
    actions.find((action) => action.values.category === category)?.values.id ?? null;
  return [
    {
      entity: `${protocol}Stream`,
      chain,
      values: {
        id,
        alias: `${alias}-${chain}-${token}`,
        chainId: String(chain),
        subgraphId: String(number),
        tokenId: String(token),
        hash,
        timestamp: at(events[0]?.day ?? 0),
        asset: assetOf(chain),
        assetDecimalsValue: decimalsOf(chain),
        batch: batchId,
        contract,
        position: String(batch.position),
        sender,
        transferable: true,
        version,
        ...(protocol === 'Lockup'
          ? { canceledAction: actionOf('Cancel'), renounceAction: null }
          : {
              lastAdjustmentAction: actionOf('Void') ?? actionOf('Pause') ?? actionOf('Adjust'),
              pausedAction: actionOf('Void') ?? actionOf('Pause'),
              voidedAction: actionOf('Void'),
            }),
        ...values,
      },
    },
    ...actions,
    {
      entity: `${protocol}Batch`,
      chain,
      values: {
        id: batchId,
        hash: isBatch ? hash : null,
        timestamp: isBatch ? at(events[0]?.day ?? 0) : null,
        batcher: isBatch ? batcherId : null,
        position: isBatch ? '1' : null,
        size: String(batch.size),
      },
    },
    ...(isBatch
      ? [{ entity: `${protocol}Batcher`, chain, values: { id: batcherId, batchCounter: '1' } }]
      : []),
    {
      entity: 'Contract',
      chain,
      values: {
        id: `contract-${chain}-${contract}`,
        address: contract,
        alias,
        category: protocol,
        chainId: String(chain),
      },
    },
  ];
}

type LockupParts = Omit<StreamParts, 'values' | 'events'> & {
  recipient: string;
  deposit: number;
  withdrawn: number;
  category: string;
  shape: string;
  /** In days. */
  start: number;
  end: number;
  values?: Values;
  events?: Event[];
};

function lockupRows({
  recipient,
  deposit,
  withdrawn,
  start,
  end,
  events = [],
  ...parts
}: LockupParts): Row[] {
  const { source, sender, category, shape } = parts;
  const amount = (tokenAmount: number): string => shift(tokenAmount, decimalsOf(source.chain));
  const isLinear = category === 'LockupLinear';
  return streamRows('Lockup', {
    ...parts,
    values: {
      category,
      recipient,
      startTime: at(start),
      endTime: at(end),
      duration: String((end - start) * day),
      withdrawnAmount: amount(withdrawn),
      cancelable: true,
      canceled: false,
      canceledTime: null,
      depositAmount: amount(deposit),
      funder: sender,
      intactAmount: amount(deposit - withdrawn),
      depleted: deposit === withdrawn,
      proxender: null,
      proxied: false,
      renounceTime: null,
      shape,
      shapeSource: 'Event',
      cliff: isLinear ? false : null,
      cliffAmount: null,
      cliffTime: null,
      granularity: isLinear && source.version === 'v4.0' ? '1' : null,
      initial: isLinear ? false : null,
      initialAmount: null,
      ...parts.values,
    },
    events: [
      { category: 'Create', day: start, addressA: sender, addressB: recipient, amountA: amount(deposit) },
      ...(withdrawn > 0
        ? [
            {
              category: 'Withdraw',
              day: start + 40,
              addressA: recipient,
              addressB: recipient,
              amountB: amount(withdrawn),
            },
          ]
        : []),
      ...events,
    ],
  });
}

/** Creates the segments of a Dynamic stream or the tranches of a Tranched stream, each with its share and its end. */
function curveRows(
  entity: 'Segment' | 'Tranche',
  { chain, contract }: Sources,
  token: number,
  start: number,
  pieces: { amount: number; end: number }[],
): Row[] {
  const stream = `${contract}-${chain}-${token}`;
  const amount = (tokenAmount: number): string => shift(tokenAmount, decimalsOf(chain));
  return pieces.map((piece, index) => {
    const before = pieces.slice(0, index).reduce((sum, each) => sum + each.amount, 0);
    return {
      entity,
      chain,
      values: {
        id: `${entity.toLowerCase()}-${stream}-${index}`,
        stream,
        position: String(index),
        amount: amount(piece.amount),
        startAmount: amount(before),
        endAmount: amount(before + piece.amount),
        startTime: at(pieces[index - 1]?.end ?? start),
        endTime: at(piece.end),
        ...(entity === 'Segment' ? { exponent: shift(2, '18') } : {}),
      },
    };
  });
}

type FlowParts = Omit<StreamParts, 'values' | 'events'> & {
  recipient: string;
  /** Tokens per second, with 18 decimals. */
  rate: string;
  /** The rate at the creation, if it was different. */
  firstRate?: string;
  start: number;
  deposited: number;
  withdrawn: number;
  values?: Values;
  events?: Event[];
};

function flowRows({
  recipient,
  rate,
  firstRate = rate,
  start,
  deposited,
  withdrawn,
  events = [],
  ...parts
}: FlowParts): Row[] {
  const { source, sender } = parts;
  const amount = (tokenAmount: number): string => shift(tokenAmount, decimalsOf(source.chain));
  return streamRows('Flow', {
    ...parts,
    values: {
      category: 'Flow',
      recipient,
      startTime: at(start),
      withdrawnAmount: amount(withdrawn),
      availableAmount: amount(deposited - withdrawn),
      creator: sender,
      depletionTime: at(start + 100),
      depositedAmount: amount(deposited),
      forgivenDebt: '0',
      lastAdjustmentTimestamp: at(start),
      paused: false,
      pausedTime: null,
      ratePerSecond: rate,
      refundedAmount: '0',
      snapshotAmount: '0',
      voided: false,
      voidedTime: null,
      ...parts.values,
    },
    events: [
      { category: 'Create', day: start, addressA: sender, addressB: recipient, amountA: firstRate },
      { category: 'Deposit', day: start, addressA: sender, addressB: recipient, amountA: amount(deposited) },
      ...(withdrawn > 0
        ? [
            {
              category: 'Withdraw',
              day: start + 30,
              addressA: recipient,
              addressB: recipient,
              amountA: amount(withdrawn),
            },
          ]
        : []),
      ...events,
    ],
  });
}

const perDay = (tokensPerDay: bigint): string => String((tokensPerDay * 10n ** 18n) / 86_400n);

function listStreamRows(): Row[] {
  const ethereum = lockupV4(1);
  const base = lockupV4(8453);
  const create = { sender: alice, batch: { size: 2, position: 0 }, hash: hashOf('a') };
  return [
    ...tokenRows(),
    ...lockupRows({
      ...create,
      source: ethereum,
      token: 42,
      number: 3,
      recipient: bob,
      deposit: 12_000,
      withdrawn: 1_000,
      category: 'LockupLinear',
      shape: 'cliff',
      start: 0,
      end: 360,
      values: { cliff: true, cliffAmount: shift(1_000, '18'), cliffTime: at(30) },
    }),
    ...lockupRows({
      ...create,
      batch: { size: 2, position: 1 },
      source: ethereum,
      token: 43,
      number: 4,
      recipient: carol,
      deposit: 6_000,
      withdrawn: 0,
      category: 'LockupLinear',
      shape: 'linear',
      start: 0,
      end: 360,
    }),
    ...lockupRows({
      source: ethereum,
      token: 41,
      number: 2,
      hash: hashOf('b'),
      sender: bob,
      recipient: carol,
      deposit: 500,
      withdrawn: 100,
      category: 'LockupDynamic',
      shape: 'dynamicExponential',
      start: 10,
      end: 100,
    }),
    ...curveRows('Segment', ethereum, 41, 10, [
      { amount: 100, end: 40 },
      { amount: 400, end: 100 },
    ]),
    ...lockupRows({
      source: base,
      token: 7,
      number: 1,
      hash: hashOf('c'),
      sender: alice,
      recipient: bob,
      deposit: 3_000,
      withdrawn: 0,
      category: 'LockupTranched',
      shape: 'tranchedMonthly',
      start: 20,
      end: 110,
    }),
    ...curveRows('Tranche', base, 7, 20, [
      { amount: 1_000, end: 50 },
      { amount: 1_000, end: 80 },
      { amount: 1_000, end: 110 },
    ]),
    ...lockupRows({
      source: linearV1,
      token: 5,
      number: 1,
      hash: hashOf('d'),
      sender: proxy,
      recipient: carol,
      deposit: 900,
      withdrawn: 300,
      category: 'LockupLinear',
      shape: 'linear',
      start: -300,
      end: 60,
      values: {
        proxied: true,
        proxender: bob,
        shapeSource: 'Inferred',
        cancelable: false,
        canceled: true,
        canceledTime: at(-120),
        intactAmount: shift(150, '18'),
      },
      events: [
        {
          category: 'Cancel',
          day: -120,
          addressA: proxy,
          addressB: carol,
          amountA: shift(450, '18'),
          amountB: shift(150, '18'),
        },
      ],
    }),
    approvalRow(ethereum),
    ...flowRows({
      source: flowV3(1),
      token: 7,
      number: 1,
      hash: hashOf('e'),
      sender: alice,
      recipient: bob,
      rate: perDay(20n),
      firstRate: perDay(10n),
      start: 0,
      deposited: 1_000,
      withdrawn: 200,
      values: { snapshotAmount: shift(400, '18'), lastAdjustmentTimestamp: at(40), depletionTime: at(70) },
      events: [{ category: 'Adjust', day: 40, amountA: perDay(10n), amountB: perDay(20n) }],
    }),
    ...flowRows({
      source: flowV3(1),
      token: 8,
      number: 2,
      hash: hashOf('f'),
      sender: alice,
      recipient: bob,
      rate: '0',
      firstRate: perDay(10n),
      start: 5,
      deposited: 100,
      withdrawn: 100,
      values: {
        snapshotAmount: shift(100, '18'),
        lastAdjustmentTimestamp: at(45),
        depletionTime: '0',
        forgivenDebt: shift(300, '18'),
        paused: true,
        pausedTime: at(45),
        voided: true,
        voidedTime: at(45),
      },
      events: [
        {
          category: 'Void',
          day: 45,
          addressA: bob,
          addressB: alice,
          amountA: '0',
          amountB: shift(300, '18'),
        },
      ],
    }),
    ...flowRows({
      source: flowV3(8453),
      token: 3,
      number: 1,
      hash: hashOf('9'),
      sender: bob,
      recipient: carol,
      rate: '0',
      firstRate: perDay(10n),
      start: 15,
      deposited: 600,
      withdrawn: 0,
      values: { snapshotAmount: shift(150, '18'), paused: true, pausedTime: at(30) },
      events: [{ category: 'Pause', day: 30, addressA: carol, addressB: bob, amountA: shift(150, '6') }],
    }),
  ];
}

/** An approval for all NFTs of a contract belongs to no stream. */
function approvalRow({ chain, contract }: Sources): Row {
  const hash = hashOf('7');
  return {
    entity: 'LockupAction',
    chain,
    values: {
      id: `action-${chain}-${hash}-9`,
      subgraphId: '99',
      block: '25360000',
      chainId: String(chain),
      from: bob,
      hash,
      timestamp: at(50),
      category: 'ApprovalForAll',
      contract,
      fee: null,
      stream: null,
      addressA: bob,
      addressB: carol,
      amountA: '1',
      amountB: null,
    },
  };
}

const tokenRows = (): Row[] =>
  tokens.map(({ chain, address, ...metadata }) => ({
    entity: 'Asset',
    chain,
    values: { id: assetOf(chain), address, chainId: String(chain), ...metadata },
  }));

type CampaignParts = {
  chain: number;
  address: string;
  number: number;
  category: string;
  version: string;
  factory: { name: string; alias: string };
  name: string;
  total: number;
  claims: {
    recipient: string;
    to: string;
    amount: number;
    index: number;
    stream: number | null;
    day: number;
  }[];
  clawback?: number;
  values: Values;
};

function campaignRows(parts: CampaignParts): Row[] {
  const { chain, address, number, category, version, factory, name, total, claims, clawback, values } = parts;
  const id = `${address}-${chain}`;
  const amount = (tokenAmount: number): string => shift(tokenAmount, decimalsOf(chain));
  const symbol = tokens.find((token) => token.chain === chain)?.symbol;
  const factoryAddress = addressOf('airdrops', version, factory.name, chain);
  const factoryId = `factory-${chain}-${factoryAddress}`;
  const lockup = values.lockup === null ? null : String(values.lockup);
  const action = (category_: string, index: number, days: number, more: Values = {}): Row => {
    const hash = hashOf(String((number + index) % 10));
    return {
      entity: 'Action',
      chain,
      values: {
        id: `action-${chain}-${hash}-${index + 1}`,
        subgraphId: String(number * 10 + index),
        block: String(25_000_000 + days * 7_200),
        chainId: String(chain),
        from: alice,
        hash,
        timestamp: at(days),
        campaign: id,
        category: category_,
        fee: '0',
        claimAmount: null,
        claimIndex: null,
        claimRecipient: null,
        claimTo: null,
        claimStreamId: null,
        claimTokenId: null,
        clawbackAmount: null,
        clawbackFrom: null,
        clawbackTo: null,
        vcaForgoneAmount: null,
        ...more,
      },
    };
  };
  const claimActions = claims.map(({ recipient, to, amount: claimed, index, stream, day: when }, position) =>
    action('Claim', position + 1, when, {
      from: recipient,
      claimAmount: amount(claimed),
      claimIndex: String(index),
      claimRecipient: recipient,
      claimTo: to,
      claimStreamId: stream === null ? null : `${lockup}-${chain}-${stream}`,
      claimTokenId: stream === null ? null : String(stream),
    }),
  );
  const claw = clawback
    ? [
        action('Clawback', 9, clawback, {
          clawbackAmount: amount(10),
          clawbackFrom: alice,
          clawbackTo: alice,
        }),
      ]
    : [];
  const claimed = claims.reduce((sum, each) => sum + each.amount, 0);
  return [
    {
      entity: 'Campaign',
      chain,
      values: {
        id,
        chainId: String(chain),
        subgraphId: String(number),
        hash: hashOf(String(number)),
        timestamp: at(0),
        clawbackAction: claw[0] ? String(claw[0].values.id) : null,
        category,
        name,
        nickname: `${symbol} in ${name}`,
        address,
        admin: alice,
        aggregateAmount: amount(total),
        asset: assetOf(chain),
        claimedAmount: amount(claimed),
        claimedCount: String(claims.length),
        clawbackTime: clawback ? at(clawback) : null,
        expiration: at(365),
        expires: true,
        factory: factoryId,
        fee: '0',
        ipfsCID: 'QmExampleExampleExampleExampleExampleExampleEx',
        position: '1',
        root: hashOf('0'),
        campaignStartTime: at(0),
        totalRecipients: '500',
        version,
        lockup: null,
        streamCancelable: null,
        streamCliff: null,
        streamCliffDuration: null,
        streamCliffPercentage: null,
        streamInitial: null,
        streamInitialPercentage: null,
        streamShape: null,
        streamStart: null,
        streamStartTime: null,
        streamTotalDuration: null,
        streamTransferable: null,
        vcaRedistributionEnabled: null,
        vcaForgoneAmount: null,
        vcaUnlockPercentage: null,
        vcaStartTime: null,
        vcaEndTime: null,
        ...values,
      },
    },
    action('Create', 0, 0),
    ...claimActions,
    ...claw,
    ...[...new Set(claims.map(({ day: when }) => when))].map((when) => {
      const ofDay = claims.filter((claim) => claim.day === when);
      return {
        entity: 'Activity',
        chain,
        values: {
          id: `activity-${id}-${Number(at(when)) / day}`,
          campaign: id,
          amount: amount(ofDay.reduce((sum, each) => sum + each.amount, 0)),
          claims: String(ofDay.length),
          day: String(Number(at(when)) / day),
          timestamp: at(when),
        },
      };
    }),
    {
      entity: 'Factory',
      chain,
      values: {
        id: factoryId,
        address: factoryAddress,
        alias: factory.alias,
        campaignCounter: '1',
        chainId: String(chain),
      },
    },
  ];
}

const percent = (share: number): string => String(BigInt(share) * 10n ** 16n);

function listAirdropRows(): Row[] {
  const tranched = repeat('9');
  const stepOf = (position: number, share: number): Row => ({
    entity: 'Tranche',
    chain: 1,
    values: {
      id: `tranche-${tranched}-1-${position}`,
      campaign: `${tranched}-1`,
      position: String(position),
      duration: String(30 * day),
      startDuration: String(position * 30 * day),
      endDuration: String((position + 1) * 30 * day),
      percentage: percent(share),
      startPercentage: percent(position * share),
      endPercentage: percent((position + 1) * share),
    },
  });
  const stream = { streamCancelable: true, streamTransferable: true, streamTotalDuration: String(360 * day) };
  return [
    ...tokenRows(),
    ...campaignRows({
      chain: 1,
      address: repeat('7'),
      number: 2,
      category: 'LockupLinear',
      version: 'v3.0',
      factory: { name: 'SablierFactoryMerkleLL', alias: 'MF2_LL' },
      name: 'Contributors',
      total: 50_000,
      claims: [
        { recipient: bob, to: bob, amount: 100, index: 12, stream: 44, day: 3 },
        { recipient: carol, to: carol, amount: 250, index: 40, stream: 45, day: 3 },
      ],
      values: {
        ...stream,
        lockup: addressOf('lockup', 'v4.0', 'SablierLockup', 1),
        streamCliff: true,
        streamCliffDuration: String(90 * day),
        streamCliffPercentage: percent(25),
        streamInitial: false,
        streamInitialPercentage: '0',
        streamShape: 'cliff',
        streamStart: false,
      },
    }),
    ...campaignRows({
      chain: 8453,
      address: repeat('8'),
      number: 1,
      category: 'Instant',
      version: 'v3.0',
      factory: { name: 'SablierFactoryMerkleInstant', alias: 'MF2_INST' },
      name: 'Season 1',
      total: 80_000,
      claims: [{ recipient: bob, to: carol, amount: 40, index: 7, stream: null, day: 5 }],
      values: { lockup: null },
    }),
    ...campaignRows({
      chain: 1,
      address: tranched,
      number: 1,
      category: 'LockupTranched',
      version: 'v1.3',
      factory: { name: 'SablierMerkleFactory', alias: 'MSF4' },
      name: 'Advisors',
      total: 9_000,
      claims: [{ recipient: bob, to: bob, amount: 60, index: 3, stream: 31, day: 8 }],
      clawback: 12,
      values: {
        ...stream,
        lockup: addressOf('lockup', 'v2.0', 'SablierLockup', 1),
        streamTotalDuration: String(120 * day),
        expiration: '0',
        expires: false,
        streamShape: 'tranchedMonthly',
        streamStart: false,
      },
    }),
    ...[0, 1, 2, 3].map((position) => stepOf(position, 25)),
  ];
}

/** Returns the rows of an indexer on all chains. */
export const listRows = (indexer: Indexer): Row[] => {
  const rows = indexer === 'streams' ? listStreamRows() : listAirdropRows();
  const isFirst = ({ entity, values }: Row, index: number) =>
    rows.findIndex((other) => other.entity === entity && other.values.id === values.id) === index;
  return rows.filter(isFirst);
};
