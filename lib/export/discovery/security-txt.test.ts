import { expect, test } from 'vitest';
import { writeSecurityTxt } from './security-txt';

test('the file contains the contact, and expires a year after the last change', () => {
  expect(
    writeSecurityTxt('https://docs.test/docs', new Date('2024-02-29T23:30:00-05:00')),
  ).toMatchInlineSnapshot(`
    "Contact: mailto:contact@sablier.com
    Expires: 2025-03-01T04:30:00Z
    Preferred-Languages: en
    Canonical: https://docs.test/docs/.well-known/security.txt
    "
  `);
});
