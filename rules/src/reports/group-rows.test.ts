import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Addings, groupRows, medianOf, type ReportLeaf, type ReportNode } from './group-rows.ts';

const addings: Addings = { minutes: 'sum', status: 'same', last: 'latest', first: 'earliest', days: 'median' };
const leaf = (keys: string[], values: ReportLeaf['values']): ReportLeaf => ({ keys: keys.map((id) => ({ id, label: id })), values });

describe('grouping', () => {
  test('returns sums, shared values, days and the median of each group, from the outermost in', () => {
    const { rows, totals } = groupRows(
      [
        leaf(['risk', 'ada'], { minutes: 60, status: 'draft', last: '2026-11-02', first: '2026-11-02', days: [1, 9] }),
        leaf(['risk', 'bo'], { minutes: 30, status: 'draft', last: null, first: null, days: [2] }),
        leaf(['tax', 'ada'], { minutes: null, status: 'approved', last: '2026-12-01', first: '2026-10-01', days: null }),
      ],
      addings,
      (sums) => sums,
    );
    expect(totals).toEqual({ minutes: 90, status: null, last: '2026-12-01', first: '2026-10-01', days: 2 });
    expect(rows[0]).toMatchObject({
      id: 'risk',
      values: { minutes: 90, status: 'draft', days: 2 },
      rows: [
        { id: 'ada', values: { minutes: 60, days: 5 } },
        { id: 'bo', rows: [] },
      ],
    });
    expect(rows[1]?.values).toMatchObject({ minutes: null, days: null });
  });

  test('of no rows gives empty totals', () => expect(groupRows([], addings, (sums) => sums)).toEqual({ rows: [], totals: { ...empty } }));
  const empty = { minutes: null, status: null, last: null, first: null, days: null };

  test.each([
    [[], null],
    [[4], 4],
    [[9, 1, 5], 5],
    [[4, 1], 2.5],
  ])('the middle of %j is %s', (numbers, middle) => expect(medianOf(numbers)).toBe(middle));
});

describe('any grouping adds up to the same total', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const fact = fc.record({
    employee: id,
    project: id,
    week: id,
    minutes: fc.integer({ min: 0, max: 1440 }),
    days: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 2 }),
  });
  const grouping = fc.shuffledSubarray(['employee', 'project', 'week'] as const);

  test('at every level, in any order of keys and facts', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), grouping, grouping, (facts, one, other) => {
        const by = (keys: readonly ('employee' | 'project' | 'week')[], of: typeof facts) =>
          groupRows(
            of.map(({ minutes, days, ...ids }) =>
              leaf(
                keys.map((key) => ids[key]),
                { minutes, days },
              ),
            ),
            { minutes: 'sum', days: 'median' },
            (sums) => sums,
          );
        const first = by(one, facts);
        expect(by(other, facts.toReversed()).totals).toEqual(first.totals);
        expect(first.totals.minutes).toBe(facts.length === 0 ? null : facts.reduce((sum, { minutes }) => sum + minutes, 0));
        for (const node of allOf(first.rows).filter(({ rows }) => rows.length > 0)) {
          expect(node.rows.reduce((sum, { values }) => sum + Number(values.minutes), 0)).toBe(node.values.minutes);
        }
      }),
    );
  });
});

const allOf = (nodes: readonly ReportNode[]): ReportNode[] => nodes.flatMap((node) => [node, ...allOf(node.rows)]);
