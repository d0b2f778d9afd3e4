import { expect, test } from 'vitest';
import type { Row } from '../../../fields/kind.ts';
import { byPerson, wholeWeeks } from './by-person.ts';

const card = (id: number, name: string, from_date: string): Row => ({ id: id * 10, employee: { id, name }, from_date }) as unknown as Row;
const rows = [card(2, 'Bo', '2026-11-09'), card(1, 'Ada', '2026-11-09'), card(1, 'Ada', '2026-11-02')];
const mondays = ['2026-10-26', '2026-11-02', '2026-11-09'];

test('each person has a line with their weeks', () => {
  expect(byPerson(rows).map(({ name, weeks }) => [name, [...weeks.keys()]])).toEqual([
    ['Ada', ['2026-11-09', '2026-11-02']],
    ['Bo', ['2026-11-09']],
  ]);
});

test.each([
  ['all there is', rows, 3, mondays],
  ['a part', rows, 4, ['2026-11-09']],
  ['a part of the newest week', rows.slice(0, 1), 4, ['2026-11-09']],
  ['nothing', [], 0, mondays],
])('of %s only complete weeks are shown', (_of, some, total, shown) => expect(wholeWeeks(mondays, some, total)).toEqual(shown));
