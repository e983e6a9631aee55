import { expect, test } from 'vitest';
import { orderHead } from './order-head';

const link = '<link rel="search" title="$1 Docs" href="/opensearch.xml"/>';
const body = `<body>${link}</body>`;

test('the link to the search stands last in the head, wherever it was drawn', () => {
  const ordered = `<head><title>A</title><meta name="a"/>${link}</head>${body}`;
  expect(orderHead(`<head>${link}<title>A</title><meta name="a"/></head>${body}`)).toBe(ordered);
  expect(orderHead(`<head><title>A</title>${link}<meta name="a"/></head>${body}`)).toBe(ordered);
  expect(orderHead(ordered)).toBe(ordered);
});

test('a head without it stays as it is', () => {
  expect(orderHead(`<head><title>A</title></head>${body}`)).toBe(`<head><title>A</title></head>${body}`);
});
