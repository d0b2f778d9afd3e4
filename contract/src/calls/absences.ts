import { excuseTypes } from '@cadre/rules/excuses/excuse';
import { absenceKinds } from '../absence-kinds.ts';
import { call, type DataOf } from '../call.ts';
import { boolean, choice, color, date, group, integer, list, named, reference, required, text, time } from '../fields.ts';

const slot = choice({ options: ['full', 'am', 'pm'], required: true });

/** An absence, limited to the details that the reader may see. */
const absence = {
  /** `away` where why is none of the reader's business. */
  kind: choice({ options: ['leave', 'travel', 'excuse', 'request', 'away'], required: true }),
  /** Which kind of request it is, if it is neither leave nor travel. */
  request: choice({ options: absenceKinds }),
  /** The record of the absence; only for readers who may open it. */
  id: integer(),
  from_date: date(required),
  to_date: date(required),
  from_slot: slot,
  to_slot: slot,
  from_time: time(),
  to_time: time(),
  status: choice({ options: ['pending', 'approved'], required: true }),
  /** Which kind of excuse it is. */
  excuse_type: choice({ options: excuseTypes }),
  category: group({ ...named, color: color(required) }),
  /** Only on the reader's own absences. */
  reason: text(),
} as const;

/** Shows colleagues of the reader's department with approved absences; the reason is shown only where the category allows it. */
export const absences = call({
  method: 'GET',
  path: '/absences',
  access: 'leaves.view',
  tag: 'leaves',
  summary: 'List the absences you may see between two dates, with days off and holidays',
  query: {
    from: date(required),
    to: date(required),
    who: choice({ options: ['self', 'department'] }),
    department_id: reference('departments'),
    branch_id: reference('branches'),
    leave_category_id: reference('leave-categories'),
    status: choice({ options: ['pending', 'approved'] }),
    search: text({ max: 100 }),
    /** Leaves out people who have no absence in the period. */
    only: choice({ options: ['away'] }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 500 }),
  },
  answer: {
    from: date(required),
    to: date(required),
    total: integer(required),
    page: integer(required),
    per_page: integer(required),
    /** Periods in which leave is refused or discouraged, for everybody or for those named. */
    blackouts: list(
      {
        id: integer(required),
        name: text(required),
        from_date: date(required),
        to_date: date(required),
        refuses: boolean(required),
        /** The branch, department and category it is for. */
        only_for: list(text(required), required),
      },
      required,
    ),
    /** The reader first, then sorted by name. */
    people: list(
      {
        ...named,
        /** Where their picture is. */
        pic: text(),
        department: group(named, required),
        is_self: boolean(required),
        /** Which of the patterns below their days follow. */
        pattern: integer(required),
        absences: list(absence, required),
      },
      required,
    ),
    /** Days off and holidays; people of one branch and schedule share theirs. */
    patterns: list(
      {
        free: list(date(required), required),
        holidays: list({ date: date(required), name: text(required), portion: slot }, required),
      },
      required,
    ),
  },
});
export type Absences = DataOf<typeof absences>;
export type AwayPerson = Absences['people'][number];
export type Absence = AwayPerson['absences'][number];
export type DayPattern = Absences['patterns'][number];
