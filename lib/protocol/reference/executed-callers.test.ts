import { maxUint256, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import type { Account } from '@/lib/testing/foundry/account';
import { testArtifact } from '@/lib/testing/foundry/artifacts';
import { type Chain, type Contract, startChain } from '@/lib/testing/foundry/chain';
import { day, openAccounts, tokens } from '@/lib/testing/foundry/lockup-fixture';
import { callAsComptroller, lockupV1, newestReleases } from '@/lib/testing/foundry/protocol';
import { Reverted } from '@/lib/testing/foundry/reverted';
import { readRecordedCases } from '@/lib/testing/fuzz/recorded-cases';
import { isCallable, isRead } from './caller-groups';
import { readCallers } from './complete-entries';
import { loadReleases } from './load-release';

// Calls each function as every role, and compares who is refused with who can call it according to its entry.

const amount = tokens(100);
const duration = 100 * day;

const roles = ['sender', 'recipient', 'operator', 'admin', 'stranger'] as const;
type Role = (typeof roles)[number];

/** The errors for callers without the role. */
const refusal =
  /(_Unauthorized|_WithdrawalAddressNotRecipient|CallerNotAdmin|CallerNotComptroller|CallerNotAuthorized|UnauthorizedAccess|CallerNotShareToken|OnlySablierBob|ERC721InsufficientApproval|ERC721InvalidApprover)$/;

/** The roles behind the phrases in the data file. The comptroller isn't an account. */
function rolesIn(callers: string): readonly Role[] {
  const recipients: Role[] = ['recipient', 'operator'];
  // A skipped stream counts as a refusal, as in `isRefused`.
  if (callers.endsWith('streams of other senders are skipped')) return ['sender'];
  if (callers.startsWith('anyone')) return roles;
  if (callers.startsWith('the comptroller')) return [];
  if (callers === 'the admin') return ['admin'];
  if (callers === 'the recipient') return ['recipient'];
  if (callers.startsWith('the sender, the recipient')) return ['sender', ...recipients];
  if (callers.startsWith('the sender')) return ['sender'];
  if (callers.startsWith('the recipient and')) return recipients;
  throw new Error(`no role is known for "${callers}"`);
}

/** The accounts that call a contract, and a recipient whose hooks fail. */
type Callers = Awaited<ReturnType<typeof openCallers>>;

/** Opens the accounts, and approves the contract for the sender's tokens. */
async function openCallers(chain: Chain, { address }: Contract) {
  const accounts = await openAccounts(chain);
  await accounts.token.send(accounts.sender, 'approve', address, maxUint256);
  return { ...accounts, hooks: await chain.deploy(accounts.sender, testArtifact('WrongHooks')) };
}

/** What a test needs of a release. */
type Subject = {
  fixture: Callers;
  contract: Contract;
  admin: Account;
  operator: Account;
  /** Valid arguments by function. */
  calls: Record<string, unknown[]>;
};

/** Returns the roles that a contract refuses, by function. */
async function refusedBy({ fixture, contract, admin, operator, calls }: Subject) {
  const { chain, sender, recipient, stranger } = fixture;
  const accounts: Record<Role, Account> = { sender, recipient, operator, admin, stranger };
  const refused: Record<string, Role[]> = {};
  for (const [name, args] of Object.entries(calls)) {
    refused[name] = [];
    for (const role of roles) {
      const undo = await chain.snapshot();
      if (await isRefused(contract, accounts[role], name, args)) refused[name].push(role);
      await undo();
    }
  }
  return refused;
}

async function isRefused(contract: Contract, from: Account, name: string, args: unknown[]): Promise<boolean> {
  try {
    const { events } = await contract.send(from, name, ...args);
    return events.some((event) => event.name === 'InvalidStreamInCancelMultiple');
  } catch (error) {
    if (!(error instanceof Reverted)) throw error;
    return refusal.test(error.errorName);
  }
}

/** Compares the roles, and expects that every function that changes state is called. */
async function compareWithData(release: string, subject: Subject, others: RegExp): Promise<void> {
  const known = Object.entries(readCallers()[release] ?? {}).filter(
    ([name]) => !name.includes('.') && !others.test(name),
  );
  const expected = known.map(([name, callers]) => [
    name,
    roles.filter((role) => !rolesIn(callers).includes(role)),
  ]);
  expect(expected.length).toBeGreaterThan(10);
  expect(await refusedBy(subject)).toEqual(Object.fromEntries(expected));
}

/** The functions that every release has for the NFTs of streams. */
const tokenCalls = ({ recipient, stranger }: Callers, id: unknown): Subject['calls'] => ({
  approve: [stranger.address, id],
  setApprovalForAll: [stranger.address, true],
  transferFrom: [recipient.address, stranger.address, id],
  safeTransferFrom: [recipient.address, stranger.address, id],
});

const lockupCalls = (fixture: Callers, id: unknown, depleted: unknown): Subject['calls'] => ({
  ...tokenCalls(fixture, id),
  cancel: [id],
  cancelMultiple: [[id]],
  renounce: [id],
  burn: [depleted],
  withdraw: [id, fixture.stranger.address, 1n],
  withdrawMax: [id, fixture.stranger.address],
  withdrawMaxAndTransfer: [id, fixture.stranger.address],
  withdrawMultiple: [[id], [1n]],
});

/** Creates a stream and lets a day pass, and another stream that's depleted. */
async function openStreams(
  { chain, recipient }: Callers,
  contract: Contract,
  create: (duration: number) => Promise<{ result: unknown }>,
): Promise<{ id: unknown; depleted: unknown; operator: Account }> {
  const { result: id } = await create(duration);
  const { result: depleted } = await create(day);
  const operator = await chain.open('operator');
  await contract.send(recipient, 'setApprovalForAll', operator.address, true);
  chain.warp(chain.now() + BigInt(day));
  await contract.send(recipient, 'withdrawMax', depleted, recipient.address);
  return { id, depleted, operator };
}

// The three contracts inherit the functions, and the data file has one list for them.
test('Lockup v1.2 refuses the callers that its pages exclude', async () => {
  const chain = await startChain();
  const { admin, lockupLinear: contract } = lockupV1(chain);
  const fixture = await openCallers(chain, contract);
  const { sender, recipient, stranger, token, hooks } = fixture;
  const { id, depleted, operator } = await openStreams(fixture, contract, (total) =>
    contract.send(sender, 'createWithDurations', {
      sender: sender.address,
      recipient: recipient.address,
      totalAmount: amount,
      asset: token.address,
      cancelable: true,
      transferable: true,
      durations: { cliff: 0, total },
      broker: { account: stranger.address, fee: 0n },
    }),
  );
  const calls = {
    ...lockupCalls(fixture, id, depleted),
    allowToHook: [hooks.address],
    setNFTDescriptor: [hooks.address],
    transferAdmin: [stranger.address],
  };
  const others = /^(create|claim|clawback|onSablier)/;
  await compareWithData('lockup-v1.2', { fixture, contract, admin, operator, calls }, others);
});

test('Lockup v4.0 refuses the callers that its page excludes, and the comptroller can call what is reserved for it', async () => {
  const chain = await startChain();
  const newest = newestReleases(chain);
  const { lockup: contract } = newest;
  const fixture = await openCallers(chain, contract);
  const { sender, recipient, stranger, token, hooks } = fixture;
  const { id, depleted, operator } = await openStreams(fixture, contract, (total) =>
    contract.send(
      sender,
      'createWithDurationsLL',
      {
        sender: sender.address,
        recipient: recipient.address,
        depositAmount: amount,
        token: token.address,
        cancelable: true,
        transferable: true,
        shape: '',
      },
      { start: 0n, cliff: 0n },
      0,
      { cliff: 0, total },
    ),
  );
  const reserved = {
    allowToHook: [hooks.address],
    recover: [token.address, stranger.address],
    setComptroller: [await contract.read('comptroller')],
    setNativeToken: [stranger.address],
    setNFTDescriptor: [hooks.address],
  };
  const calls = {
    ...lockupCalls(fixture, id, depleted),
    ...reserved,
    batch: [[]],
    transferFeesToComptroller: [],
  };
  const admin = await chain.open('admin');
  await compareWithData('lockup-v4.0', { fixture, contract, admin, operator, calls }, /^(create|onSablier)/);
  await token.send(sender, 'transfer', contract.address, 1n);
  for (const [name, args] of Object.entries(reserved))
    await callAsComptroller(newest, contract, name, ...args);
});

test('Flow v3.0 refuses the callers that its page excludes, and the comptroller can call what is reserved for it', async () => {
  const chain = await startChain();
  const newest = newestReleases(chain);
  const { flow: contract } = newest;
  const fixture = await openCallers(chain, contract);
  const { sender, recipient, stranger, token, hooks } = fixture;
  const rate = 10n ** 15n;
  const create = async () =>
    (
      await contract.send(
        sender,
        'createAndDeposit',
        ...[sender.address, recipient.address, rate, 0, token.address, true, amount],
      )
    ).result;
  const id = await create();
  const paused = await create();
  const operator = await chain.open('operator');
  await contract.send(recipient, 'setApprovalForAll', operator.address, true);
  chain.warp(chain.now() + 3600n);
  await contract.send(sender, 'pause', paused);
  const reserved = {
    recover: [token.address, stranger.address],
    setComptroller: [await contract.read('comptroller')],
    setNFTDescriptor: [hooks.address],
    setNativeToken: [stranger.address],
  };
  const calls = {
    ...tokenCalls(fixture, id),
    ...reserved,
    deposit: [id, 1n, sender.address, recipient.address],
    adjustRatePerSecond: [id, 2n * rate],
    pause: [id],
    refund: [id, 1n],
    refundAndPause: [id, 1n],
    refundMax: [id],
    restart: [paused, rate],
    depositAndPause: [id, 1n],
    restartAndDeposit: [paused, rate, 1n],
    void: [id],
    withdraw: [id, stranger.address, 1n],
    withdrawMax: [id, stranger.address],
    transferFromPayable: [recipient.address, stranger.address, id],
    transferTokens: [token.address, recipient.address, 1n],
    batch: [[]],
    transferFeesToComptroller: [],
  };
  const admin = await chain.open('admin');
  await compareWithData('flow-v3.0', { fixture, contract, admin, operator, calls }, /^create/);
  await token.send(sender, 'transfer', contract.address, 1n);
  for (const [name, args] of Object.entries(reserved))
    await callAsComptroller(newest, contract, name, ...args);
});

/** Returns who can call a function according to the page of a contract. */
function callersOn(slug: string, name: string): string {
  const page = loadReleases()
    .flatMap(({ contracts }) => contracts)
    .find((each) => each.slug === slug);
  return page?.items.find((item) => item.kind === 'function' && item.name === name)?.callers ?? '';
}

/** Expects that a contract refuses exactly the accounts that its page excludes. */
async function expectCallers(
  chain: Chain,
  slug: string,
  contract: Contract,
  rows: Record<string, { args: unknown[]; callers: RegExp; allowed: Account[] }>,
  accounts: Account[],
): Promise<void> {
  for (const [name, { args, callers, allowed }] of Object.entries(rows)) {
    expect(callersOn(slug, name), name).toMatch(callers);
    for (const account of accounts) {
      const undo = await chain.snapshot();
      expect(await isRefused(contract, account, name, args), `${name} from ${account.address}`).toBe(
        !allowed.includes(account),
      );
      await undo();
    }
  }
}

test('the comptroller refuses the callers that its page excludes', async () => {
  const chain = await startChain();
  const { comptroller, admin } = newestReleases(chain);
  const [feeManager, attestorManager, stranger] = await Promise.all(
    ['fee manager', 'attestor manager', 'stranger'].map(chain.open),
  );
  if (!feeManager || !attestorManager || !stranger) throw new Error('there are three accounts');
  const feeRole = await comptroller.read('FEE_MANAGEMENT_ROLE');
  const attestorRole = await comptroller.read('ATTESTOR_MANAGER_ROLE');
  await comptroller.send(admin, 'grantRole', feeRole, feeManager.address);
  await comptroller.send(admin, 'grantRole', attestorRole, attestorManager.address);
  const only = { callers: /^the admin(, through the proxy)?$/, allowed: [admin] };
  const fees = { callers: /fee management role$/, allowed: [admin, feeManager] };
  const attestors = { callers: /attestor manager role$/, allowed: [admin, attestorManager] };
  await expectCallers(
    chain,
    'reference/comptroller/v1.1/contract.SablierComptroller',
    comptroller,
    {
      execute: { args: [stranger.address, '0x'], ...only },
      grantRole: { args: [feeRole, stranger.address], ...only },
      revokeRole: { args: [feeRole, feeManager.address], ...only },
      setOracle: { args: [zeroAddress], ...only },
      transferAdmin: { args: [stranger.address], ...only },
      upgradeToAndCall: { args: [stranger.address, '0x'], ...only },
      withdrawERC20Token: { args: [stranger.address, stranger.address], ...only },
      setMinFeeUSD: { args: [1, 1n], ...fees },
      setCustomFeeUSDFor: { args: [1, stranger.address, 1n], ...fees },
      disableCustomFeeUSDFor: { args: [1, stranger.address], ...fees },
      lowerMinFeeUSDForCampaign: { args: [stranger.address, 1n], ...fees },
      setAttestor: { args: [stranger.address], ...attestors },
      setAttestorForCampaign: { args: [stranger.address, stranger.address], ...attestors },
    },
    [admin, feeManager, attestorManager, stranger],
  );
});

/** The errors with which Airdrops and Bob refuse a caller, and the callers that they let in. */
const refusals: readonly (readonly [error: RegExp, callers: RegExp])[] = [
  [/^CallerNotAdmin$/, /^the campaign's admin/],
  [/_CallerNotComptroller$/, /^the comptroller/],
  [/^SablierMerkleSignature_CallerNotAuthorized$/, /^the campaign's admin/],
  [/^ERC20(InvalidApprover|InsufficientAllowance)$/, /^spenders that the owner has approved$/],
  [/_OnlySablierBob$/, /^`SablierBob`$/],
  [/_CallerNotShareToken$/, /^the vault's share token$/],
  [/^SablierEscrow_CallerNotAuthorized$/, /^the (seller$|named buyer or, )/],
];

/** Without a refusal, a call needs no role, but sometimes an allocation or shares. */
const others = /^(anyone|the recipient|holders of shares$)/;

// `executed-effects.test.ts` makes the recorded calls.
test.each(Object.entries(readRecordedCases()).filter(([slug]) => /^reference\/(airdrops|bob)\//.test(slug)))(
  'on %s, the functions that refuse callers say whom they let in, and others need no role',
  (slug, recorded) => {
    const page = loadReleases()
      .flatMap(({ contracts }) => contracts)
      .find((each) => each.slug === slug);
    const functions = (page?.items ?? []).filter((item) => isCallable(item) && !isRead(item));
    expect(functions.length).toBeGreaterThan(0);
    for (const { anchor, callers } of functions) {
      const errors = Object.keys(recorded[anchor]?.reverts ?? {});
      const refusing = refusals.find(([error]) => errors.some((name) => error.test(name)));
      expect(callers, anchor).toMatch(refusing?.[1] ?? others);
    }
  },
);
