import { call, type DataOf, page } from '../call.ts';
import { boolean, choice, date, group, integer, list, minutes, moment, named, required, text } from '../fields.ts';
import { employee, isoWeek } from './time-cards.ts';

const tag = 'not-submitted';

export const notSubmitted = call({
  method: 'GET',
  path: '/time-cards/not-submitted',
  access: 'time-cards.view',
  tag,
  summary: 'List past weeks that were not submitted, oldest first',
  query: { employee, department_id: integer({ min: 1 }), page: integer({ min: 1, max: 100_000 }), per_page: integer({ min: 1, max: 200 }) },
  answer: page({
    employee: group({ ...named, pic: text() }, required),
    ...isoWeek,
    from: date(required),
    to: date(required),
    status: choice({ options: ['missing', 'draft', 'rejected'], required: true }),
    required_minutes: minutes(required),
    logged_minutes: minutes(required),
    missing_minutes: minutes(required),
    last_reminder: moment(),
    can: group({ remind: boolean(required), submit_for: boolean(required) }, required),
  }),
});
export type NotSubmitted = DataOf<typeof notSubmitted>[number];

export const remindOfWeeks = call({
  method: 'POST',
  path: '/time-cards/remind',
  access: 'time-cards.remind',
  tag,
  summary: 'Remind employees of weeks not submitted, with one reminder per employee',
  body: {
    items: list(
      {
        employee_id: integer({ required: true, min: 1 }),
        year: integer({ required: true, min: 1970, max: 9999 }),
        week: integer({ required: true, min: 1, max: 53 }),
      },
      { required: true, min: 1, max: 1000 },
    ),
  },
  answer: { reminded: integer(required), skipped: integer(required) },
  touches: [tag],
});
