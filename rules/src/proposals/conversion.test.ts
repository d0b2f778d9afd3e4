import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accuracyOf, estimatesWith, type Phase, phasesIn, takenLines } from './conversion.ts';

const lines = [
  { department_id: 1, minutes: 600, phase: 'Analysis', optional: false },
  { department_id: 2, minutes: 300, phase: ' analysis ', optional: null },
  { department_id: 1, minutes: 120, phase: 'Rollout' },
  { department_id: 3, minutes: 60, phase: 'Training', optional: true },
  { department_id: 1, minutes: 30, phase: null },
];

test('options come along only where the client took them', () => {
  expect(takenLines(lines, false)).toHaveLength(4);
  expect(takenLines(lines, true)).toHaveLength(5);
});

test('lines become minutes by department, and a change request adds to the existing ones', () => {
  expect(estimatesWith(takenLines(lines, false))).toEqual([
    { department_id: 1, minutes: 750 },
    { department_id: 2, minutes: 300 },
  ]);
  expect(
    estimatesWith(lines.slice(0, 2), [
      { department_id: 2, minutes: 1000 },
      { department_id: 9, minutes: 5 },
    ]),
  ).toEqual([
    { department_id: 2, minutes: 1300 },
    { department_id: 9, minutes: 5 },
    { department_id: 1, minutes: 600 },
  ]);
});

test('phases keep their order, and one of several departments belongs to none', () => {
  expect(phasesIn(takenLines(lines, false))).toEqual<Phase[]>([
    { name: 'Analysis', minutes: 900, department_id: null },
    { name: 'Rollout', minutes: 120, department_id: 1 },
  ]);
});

test('no minute is lost or made on the way to a project', () => {
  const some = fc.array(fc.record({ department_id: fc.integer({ min: 1, max: 5 }), minutes: fc.integer({ min: 1, max: 10_000 }) }));
  fc.assert(
    fc.property(some, some, (sold, before) => {
      const current = estimatesWith(before);
      const sum = (all: readonly { minutes: number }[]) => all.reduce((total, { minutes }) => total + minutes, 0);
      expect(sum(estimatesWith(sold, current))).toBe(sum(sold) + sum(before));
    }),
  );
});

test.each<[string, { estimated: number; spent: number }[], number | null]>([
  [
    'more than thought',
    [
      { estimated: 1000, spent: 1300 },
      { estimated: 1000, spent: 1060 },
    ],
    118,
  ],
  ['as thought', [{ estimated: 50, spent: 50 }], 100],
  ['nothing to compare', [], null],
  ['never estimated', [{ estimated: 0, spent: 20 }], null],
])('past projects took %s', (_, past, percent) => {
  expect(accuracyOf(past)).toBe(percent);
});
