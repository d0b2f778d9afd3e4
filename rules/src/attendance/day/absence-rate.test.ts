import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absenceByDepartment, absenceOf, type CountedDays, type DepartmentAbsence, leastPeople, mergedSmall } from './absence-rate.ts';

const usual: CountedDays = {
  department_id: 1,
  status: 'present',
  expected_minutes: 480,
  worked_minutes: 480,
  excused_minutes: 0,
  leave_minutes: 0,
  holiday_minutes: 0,
  has_excuse: false,
  has_punches: true,
  days: 1,
};

const half = { excused_minutes: 240, worked_minutes: 240 };
test.each<[string, Partial<CountedDays>, [scheduled: number, leave: number, excuse: number, unexplained: number]]>([
  ['a day worked in full', {}, [480, 0, 0, 0]],
  ['more than was planned', { worked_minutes: 600 }, [480, 0, 0, 0]],
  ['twenty minutes too few', { worked_minutes: 460 }, [480, 0, 0, 20]],
  ['an absence without a reason', { status: 'absent', worked_minutes: 0, has_punches: false }, [480, 0, 0, 480]],
  ['leave', { status: 'leave', worked_minutes: 0, excused_minutes: 480, leave_minutes: 480, has_punches: false }, [480, 480, 0, 0]],
  ['half a day of leave', { status: 'half_leave', ...half, leave_minutes: 240 }, [480, 240, 0, 0]],
  [
    'half a day of leave, and absent for the rest',
    { status: 'absent', ...half, worked_minutes: 0, leave_minutes: 240, has_punches: false },
    [480, 240, 0, 240],
  ],
  ['an excuse for two hours', { worked_minutes: 360, excused_minutes: 120, has_excuse: true }, [480, 0, 120, 0]],
  ['an excuse for two hours, and worked all the same', { excused_minutes: 120, has_excuse: true }, [480, 0, 0, 0]],
  ['an excuse for two hours, and worked for one of them', { worked_minutes: 420, excused_minutes: 120, has_excuse: true }, [480, 0, 60, 0]],
  ['on a business trip', { status: 'travel', worked_minutes: 0, excused_minutes: 480, has_punches: false }, [480, 0, 0, 0]],
  ['half a holiday', { excused_minutes: 240, holiday_minutes: 240, worked_minutes: 200 }, [240, 0, 0, 40]],
  [
    'leave beside half a holiday',
    { status: 'leave', worked_minutes: 0, excused_minutes: 480, holiday_minutes: 240, leave_minutes: 240, has_punches: false },
    [240, 240, 0, 0],
  ],
  ['a day that needs no punches', { worked_minutes: 0, has_punches: false }, [480, 0, 0, 0]],
  ['a missing punch', { status: 'incomplete', worked_minutes: 0 }, [0, 0, 0, 0]],
  ['not over yet', { status: 'scheduled', worked_minutes: 0 }, [0, 0, 0, 0]],
  ['a holiday', { status: 'holiday', excused_minutes: 480, holiday_minutes: 480, worked_minutes: 0 }, [0, 0, 0, 0]],
])('%s', (_what, day, [scheduled, leave, excuse, unexplained]) =>
  expect(absenceOf({ ...usual, ...day })).toEqual({ scheduled, leave, excuse, unexplained }),
);

test('departments are sorted by their share of absence, and identical days count as often as they occur', () => {
  const absent = { status: 'absent', worked_minutes: 0, has_punches: false } as const;
  const days = [
    { ...usual, days: 9 },
    { ...usual, ...absent },
    { ...usual, department_id: 2, days: 3 },
    { ...usual, ...absent, department_id: 2 },
  ];
  expect(absenceByDepartment(days, new Map([[1, 6]]))).toEqual([
    { department_id: 2, people: 0, scheduled: 1920, leave: 0, excuse: 0, unexplained: 480 },
    { department_id: 1, people: 6, scheduled: 4800, leave: 0, excuse: 0, unexplained: 480 },
  ]);
});

const of = (department_id: number | null, people: number): DepartmentAbsence => ({
  department_id,
  people,
  scheduled: 100,
  leave: people,
  excuse: 0,
  unexplained: 0,
});
test.each<[string, number[], [number | null, number][]]>([
  [
    'large ones stay',
    [9, 5],
    [
      [0, 9],
      [1, 5],
    ],
  ],
  [
    'small ones become one',
    [9, 2, 3],
    [
      [0, 9],
      [null, 5],
    ],
  ],
  [
    'small groups that are still too small are merged with the next one',
    [9, 6, 2],
    [
      [0, 9],
      [null, 8],
    ],
  ],
  ['small groups are never reported on', [2, 2], []],
])('%s', (_what, people, expected) =>
  expect(mergedSmall(people.map((count, id) => of(id, count))).map(({ department_id, people: count }) => [department_id, count])).toEqual(
    expected,
  ),
);

test('the result never covers fewer than five people, and no one is lost from the total', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }), (people) => {
      const result = mergedSmall(people.map((count, id) => of(id, count)));
      const sum = (rows: readonly { people: number }[]) => rows.reduce((total, row) => total + row.people, 0);
      expect(result.every((row) => row.people >= leastPeople)).toBe(true);
      if (result.length > 0) expect(sum(result)).toBe(people.reduce((total, count) => total + count, 0));
    }),
  );
});
