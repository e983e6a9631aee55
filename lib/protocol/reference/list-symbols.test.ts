import fs from 'node:fs';
import { expect, test } from 'vitest';
import { releaseTitle } from '@/lib/site/release';
import { releasesOf } from '@/lib/site/releases';
import { siteSymbols } from './list-symbols';

test('on this site, no two short links only differ in case', () => {
  const links = siteSymbols();
  expect(links.length).toBeGreaterThan(1000);
  expect(new Set(links.map(({ from }) => from.toLowerCase())).size).toBe(links.length);
  expect(
    links.filter(({ from, to }) => !/^\/s\/[\w.-]+$/.test(from) || !to.startsWith('/reference/')),
  ).toEqual([]);
});

test('the most common lookups lead to the expected pages', () => {
  const found = Object.fromEntries(siteSymbols().map(({ from, to }) => [from.slice('/s/'.length), to]));
  const core = '/reference/lockup/core';
  expect(found['SablierV2LockupLinear.withdraw']).toBe(`${core}/contract.SablierV2LockupLinear#withdraw`);
  expect(found['0xfdd46d60']).toBe('/reference/lockup/v4.0/contract.SablierLockup#withdraw');
  expect(found['lockup-v3.0.SablierLockup.withdraw']).toBe(
    '/reference/lockup/v3.0/contract.SablierLockup#withdraw',
  );
  expect(found['0xab167ccc']).toBe(`${core}/contract.SablierV2LockupLinear#createwithdurations`);
  expect(found['0xc6cce6a4']).toBe('/reference/errors#callernotadmin');
  expect(found['flow.Errors']).toBe('/reference/flow/contracts/libraries/library.Errors');
});

test('a selector that several releases share has a choice, newest first within each product', () => {
  const { to, choices = [] } = siteSymbols().find(({ from }) => from === '/s/0xfdd46d60') ?? {};
  const shared = choices.map(({ release }) => release);
  const titles = [...releasesOf('lockup'), ...releasesOf('flow')].map(releaseTitle);
  expect(shared).toEqual(titles.filter((title) => shared.includes(title)));
  expect(shared).toEqual(expect.arrayContaining(['Lockup v4.0', 'Lockup v1.2', 'Flow v1.0']));
  expect(choices[0]?.to).toBe(to);
});

test('every short link that our guides name exists', () => {
  const shortLinks = new Set(siteSymbols().map(({ from }) => from));
  const guides = ['content/guides/integrate-with-these-docs.mdx', 'CONTRIBUTING.md']
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join();
  const named = [...guides.matchAll(/`(\/s\/[^`]+)`/g)].map(([, address]) => address ?? '');
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((address) => !shortLinks.has(address))).toEqual([]);
});
