import { likelyCauses, proposalReasons } from '@cadre/rules/attendance/punches/propose-punches';
import { call, type DataOf, whole } from '../call.ts';
import { boolean, choice, date, group, integer, list, named, reference, required, text, time } from '../fields.ts';
import { actions } from '../resources/attendances.ts';
import type { ResponseOf } from '../values.ts';

const tag = 'attendances';
const touches = ['attendances', 'attendance-days', 'weekly-hours', 'timesheet'] as const;
const action = choice({ options: actions, required: true });
/** By the clock on the wall of the person. */
const wallTime = { date: date(required), time: time(required) } as const;

const anomaly = {
  employee: group({ ...named, employee_no: text(required), department: text(required), pic: text() }, required),
  date: date(required),
  status: text(required),
  flags: list(text(required), required),
  shift: group({ name: text(required), start: time(required), end: time(required) }),
  punches: list({ action, ...wallTime }, required),
  /** The punches that would complete the day; null if a person has to decide. */
  proposal: group({
    mishap: choice({ options: likelyCauses, required: true }),
    /** The reason to begin with, in the caller's language. */
    note: text(required),
    punches: list({ action, ...wallTime, because: choice({ options: proposalReasons, required: true }) }, required),
  }),
  /** Whether a question was sent to the employee, and whether it was answered. */
  question: choice({ options: ['asked', 'answered'] }),
  can: group({ create: boolean(required), override: boolean(required) }, required),
} as const;
export type Anomaly = ResponseOf<typeof anomaly>;

export const anomalies = call({
  method: 'GET',
  path: '/attendances/anomalies',
  access: 'attendances.view',
  tag,
  summary: 'List days that need attention, oldest first, with the punches that would complete them',
  query: {
    from: date(required),
    to: date(required),
    department_id: reference('departments'),
    branch_id: reference('branches'),
    employee_id: reference('employees'),
  },
  /** Returns at most 500 days; the total counts all of them. */
  answer: whole({ data: list(anomaly, required), meta: group({ total: integer(required) }, required) }),
});

/** Each day is saved separately: a refused day returns its reason, and the others are fixed. */
export const fixPunches = call({
  method: 'POST',
  path: '/attendances/mend',
  access: 'attendances.create',
  tag,
  summary: 'Add the missing punches of many days at once, with a reason for each',
  body: {
    days: list(
      {
        employee_id: reference('employees', required),
        date: date(required),
        note: text({ required: true, min: 3, max: 300 }),
        punches: list({ action, ...wallTime }, { required: true, min: 1, max: 12 }),
      },
      { required: true, min: 1, max: 500 },
    ),
  },
  answer: {
    days: list(
      {
        employee_id: integer(required),
        date: date(required),
        /** The punches that were added. */
        ids: list(integer(), required),
        status: text(),
        needs_attention: boolean(required),
        problem: group({ code: text(required), error: text(required) }),
      },
      required,
    ),
  },
  touches,
});
export type FixedDay = DataOf<typeof fixPunches>['days'][number];

/** Users can take back punches that they added within a day; later this requires the right to void punches. */
export const undoFix = call({
  method: 'POST',
  path: '/attendances/mend/undo',
  access: 'attendances.create',
  tag,
  summary: 'Undo punches that you added within the last day',
  body: { ids: list(integer({ required: true, min: 1 }), { required: true, min: 1, max: 1000 }) },
  touches,
});
