import { expect, test } from 'vitest';
import { entryIn, hrefWithEntry } from './entry-address.ts';

test("an open entry is part of the address next to the list's filters, and closing it keeps them", () => {
  const opened = hrefWithEntry('?f.action=update&page=2', 42);
  expect(entryIn(opened)).toBe(42);
  expect(hrefWithEntry(opened, undefined)).toBe('?f.action=update&page=2');
});

test.each(['?entry=', '?entry=0', '?entry=abc', '?entry=1.5', '?entry=-3', ''])('%j opens no entry', (search) =>
  expect(entryIn(search)).toBeUndefined(),
);
