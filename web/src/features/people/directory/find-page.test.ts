import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { isFrom } from './first-letter.ts';

const pages = [
  ['Ada', 'Ágata'],
  ['Bo', 'Élodie'],
  ['Emil', 'Noa'],
  ['Zoé', '陽斗'],
];
const reaches =
  (letter: string, requested: number[] = []) =>
  async (page: number) => {
    requested.push(page);
    return isFrom(pages[page - 1]!.at(-1)!, letter);
  };

test.each([
  ['A', 1],
  ['B', 2],
  ['E', 2],
  ['F', 3],
  ['O', 4],
  ['#', 4],
])('people from %s on begin on page %i', async (letter, page) => {
  expect(await findPage(pages.length, reaches(letter))).toBe(page);
});

test('a list of one page needs no request', async () => {
  const requested: number[] = [];
  expect(await findPage(1, reaches('M', requested))).toBe(1);
  expect(requested).toEqual([]);
});

test('four hundred pages take nine questions', async () => {
  let requested = 0;
  const found = await findPage(400, async (page) => {
    requested += 1;
    return page >= 287;
  });
  expect(found).toBe(287);
  expect(requested).toBeLessThanOrEqual(9);
});
