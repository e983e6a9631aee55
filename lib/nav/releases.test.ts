import { describe, expect, test } from 'vitest';
import {
  continueIn,
  pagesInReleases,
  type ReleaseTree,
  releaseOfContract,
  releaseOfPage,
  withRelease,
} from './releases';
import { pagesOf, type SidebarItem } from './sidebar';

const page = (slug: string): SidebarItem => ({ label: slug.split(/[./]/).at(-1) ?? '', slug });

const newContracts: SidebarItem = {
  label: 'Contracts v4.0',
  collapsed: false,
  items: [
    page('reference/lockup/v4.0/contract.SablierLockup'),
    page('reference/lockup/v4.0/contract.SablierBatchLockup'),
    page('reference/lockup/v4.0/contract.LockupNFTDescriptor'),
    {
      label: 'Abstracts',
      collapsed: true,
      items: [page('reference/lockup/v4.0/abstracts/abstract.SablierLockupLinear')],
    },
    { label: 'Types', collapsed: true, items: [page('reference/lockup/v4.0/types/interface.Lockup')] },
  ],
};
const core: SidebarItem = {
  label: 'Core',
  collapsed: true,
  items: [
    page('reference/lockup/core/contract.SablierV2LockupLinear'),
    page('reference/lockup/core/contract.SablierV2NFTDescriptor'),
    page('reference/lockup/core/types/library.Lockup'),
  ],
};
const periphery: SidebarItem = {
  label: 'Periphery',
  collapsed: true,
  items: [page('reference/lockup/periphery/contract.SablierV2BatchLockup')],
};

const guide = 'guides/lockup/overview';
const addresses = 'guides/lockup/deployments';
const newest: ReleaseTree = {
  product: 'lockup',
  version: 'v4.0',
  isNewest: true,
  contracts: [newContracts],
  guides: { [guide]: guide, [addresses]: addresses },
  pages: [],
};
const between: ReleaseTree = {
  product: 'lockup',
  version: 'v3.0',
  isNewest: false,
  contracts: [],
  guides: { [addresses]: 'guides/deployments/lockup-v3.0' },
  pages: [],
};
const older: ReleaseTree = {
  product: 'lockup',
  version: 'v1.2',
  isNewest: false,
  contracts: [core, periphery],
  guides: { [guide]: 'guides/lockup/v1.2/overview', [addresses]: 'guides/lockup/v1.2/deployments' },
  pages: [],
};
const flow: ReleaseTree = {
  product: 'flow',
  version: 'v3.0',
  isNewest: true,
  contracts: [],
  guides: {},
  pages: [],
};
const releases = [newest, between, older, flow];

const reference: SidebarItem[] = [
  page('reference/overview'),
  {
    label: 'Lockup',
    collapsed: false,
    items: [page('reference/lockup/diagrams'), newContracts, page('reference/lockup/access-control')],
  },
];

describe('the sidebar of another release', () => {
  test('has its name and its contracts in place of the newest ones, and leaves other pages alone', () => {
    const [overview, category] = withRelease(reference, older, releases);
    expect(overview).toEqual(reference[0]);
    expect(category?.label).toBe('Lockup v1.2');
    expect(category && 'items' in category && category.items.map(({ label }) => label)).toEqual([
      'diagrams',
      'Core',
      'Periphery',
      'access-control',
    ]);
    expect(withRelease(reference, newest, releases)).toEqual(reference);
  });

  test('has its pages from the older releases, its addresses among the guides and the others at the end', () => {
    const formulas = page('reference/lockup/diagrams');
    const late = { ...older, pages: ['reference/lockup/diagrams'] };
    const [v3, v1] = ['guides/deployments/lockup-v3.0', 'guides/lockup/v1.2/deployments'].map(page);
    const sidebar: SidebarItem[] = [
      { label: 'Lockup', collapsed: false, items: [page(guide), page(addresses)] },
      { label: 'Older releases', collapsed: true, items: [v3, v1, formulas].flatMap((each) => each ?? []) },
    ];
    const shown = withRelease(sidebar, late, [newest, between, late, flow]);
    expect(shown.map((item) => pagesOf([item]).map(({ slug }) => slug))).toEqual([
      ['guides/lockup/v1.2/overview', 'guides/lockup/v1.2/deployments', 'reference/lockup/diagrams'],
      ['guides/deployments/lockup-v3.0'],
    ]);
    expect(withRelease(sidebar, between, releases), 'no contracts to choose it for').toEqual(sidebar);
  });
});

test('a contract belongs to a release, and so does a guide that exists in several', () => {
  expect(releaseOfContract(releases, 'reference/lockup/core/types/library.Lockup')).toBe(older);
  expect(releaseOfContract(releases, 'reference/lockup/diagrams')).toBeUndefined();
  expect(releaseOfPage(releases, 'guides/lockup/v1.2/overview')).toBe(older);
  expect(releaseOfPage(releases, 'guides/lockup/gas')).toBeUndefined();
});

describe('the releases of a page', () => {
  const listed = (slug: string) =>
    pagesInReleases(releases, slug).map(({ release, href }) => [release.version, href]);

  test('a guide and a page of addresses are listed for each release that has them', () => {
    const guides = [
      ['v4.0', `/${guide}`],
      ['v1.2', '/guides/lockup/v1.2/overview'],
    ];
    expect(listed(guide)).toEqual(guides);
    expect(listed('guides/lockup/v1.2/overview')).toEqual(guides);
    expect(listed('guides/deployments/lockup-v3.0').map(([version]) => version)).toEqual([
      'v4.0',
      'v3.0',
      'v1.2',
    ]);
  });

  test('a page that exists once has none', () => {
    expect(listed('guides/lockup/gas')).toEqual([]);
  });

  test('a deployed contract leads to a deployed one, at the functions of its model, never to an abstract contract', () => {
    expect(listed('reference/lockup/core/contract.SablierV2LockupLinear')).toEqual([
      ['v4.0', '/reference/lockup/v4.0/contract.SablierLockup#createwithdurationsll'],
      ['v1.2', '/reference/lockup/core/contract.SablierV2LockupLinear'],
    ]);
    expect(listed('reference/lockup/v4.0/contract.SablierLockup')[1]?.[1]).toBe(
      '/reference/lockup/core/contract.SablierV2LockupLinear',
    );
  });

  test.each([
    ['reference/lockup/periphery/contract.SablierV2BatchLockup', 'contract.SablierBatchLockup'],
    ['reference/lockup/core/contract.SablierV2NFTDescriptor', 'contract.LockupNFTDescriptor'],
    ['reference/lockup/core/types/library.Lockup', 'types/interface.Lockup'],
  ])('%s is %s, whatever became of its name and kind', (slug, same) => {
    expect(listed(slug)[0]?.[1]).toBe(`/reference/lockup/v4.0/${same}`);
  });
});

test('without the same page, a reader continues at a guide or at the main contract', () => {
  expect(continueIn(older, releases, 'guides/lockup/gas')).toBe('guides/lockup/v1.2/overview');
  expect(continueIn(newest, releases, 'reference/overview')).toBe(
    'reference/lockup/v4.0/contract.SablierLockup',
  );
  expect(continueIn(flow, releases, 'guides/lockup/gas')).toBe('guides/lockup/gas');
});
