import { expect, test } from 'vitest';
import { entriesOfSwap, issuesOfSwap, type Swap } from './swap.ts';

const given = { employee_id: 1, from_date: '2026-05-04', shift_id: 10, to_employee_id: 2 };

test.each<[string, Pick<Swap, 'to_date' | 'to_shift_id'>, [number, string, number | null][]]>([
  [
    'given away',
    { to_date: null, to_shift_id: null },
    [
      [1, '2026-05-04', null],
      [2, '2026-05-04', 10],
    ],
  ],
  [
    'for another day',
    { to_date: '2026-05-07', to_shift_id: 20 },
    [
      [1, '2026-05-04', null],
      [2, '2026-05-04', 10],
      [1, '2026-05-07', 20],
      [2, '2026-05-07', null],
    ],
  ],
  [
    'on the same day',
    { to_date: '2026-05-04', to_shift_id: 20 },
    [
      [1, '2026-05-04', 20],
      [2, '2026-05-04', 10],
    ],
  ],
])('a shift %s', (_, taken, expected) => {
  expect(entriesOfSwap({ ...given, ...taken }).map(({ employee_id, date, shift_id }) => [employee_id, date, shift_id])).toEqual(expected);
});

const rest = { severity: 'error', code: 'short_rest', employee_id: 2, shift_id: 10, date: '2026-05-05', args: {} } as const;
const long = { ...rest, severity: 'warning', code: 'long_week' } as const;
const short = { severity: 'warning', code: 'coverage_short', shift_id: 10, date: '2026-05-04', args: { have: 1, min: 2 } } as const;

test('a swap is refused only for issues that it causes or makes worse', () => {
  expect(issuesOfSwap([], [rest, long, short])).toEqual([rest, short]);
  expect(issuesOfSwap([rest, short], [rest, short])).toEqual([]);
  expect(issuesOfSwap([short], [{ ...short, args: { have: 0, min: 2 } }])).toHaveLength(1);
});
