import { expect, test } from 'vitest';
import { pickRange } from './pick-range.ts';

const [mon, tue, fri] = ['2026-11-16', '2026-11-17', '2026-11-20'];

test.each([
  ['the first pick is one day', undefined, undefined, tue, [tue, tue]],
  ['a later one extends it', tue, tue, fri, [tue, fri]],
  ['so it does where only the first day is typed', tue, undefined, fri, [tue, fri]],
  ['an earlier one begins again', tue, tue, mon, [mon, mon]],
  ['the same one stays', tue, tue, tue, [tue, tue]],
  ['a pick after a whole range begins again', mon, tue, fri, [fri, fri]],
])('%s', (_story, from, to, day, [first, last]) => {
  expect(pickRange({ from, to }, day as string)).toEqual({ from: first, to: last });
});
