import { expect, test } from 'vitest';
import { entryIn, hrefWithEntry } from './entry-address.ts';

test('an entry stands beside the filters of the list, and leaves without taking them along', () => {
  const opened = hrefWithEntry('?f.action=update&page=2', 42);
  expect(entryIn(opened)).toBe(42);
  expect(hrefWithEntry(opened, undefined)).toBe('?f.action=update&page=2');
});

test.each(['?entry=', '?entry=0', '?entry=abc', '?entry=1.5', '?entry=-3', ''])('%j opens nothing', (search) =>
  expect(entryIn(search)).toBeUndefined(),
);
