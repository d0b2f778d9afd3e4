import { call, type DataOf } from '../call.ts';
import { date, group, integer, list, longText, named, record, reference, required, text, time } from '../fields.ts';
import { shiftSwaps } from '../resources/shift-swaps.ts';

const tag = 'shift-swaps';
const access = 'shift-swaps.create';
const touches = [tag, 'approvals', 'month-schedules'] as const;
const planned = {
  date: date(required),
  shift: group({ ...named, start_time: time(required), end_time: time(required) }, required),
} as const;

/** From the caller's published rosters, from today on: their own shifts, and those of the colleagues in the same roster. */
export const swapOverview = call({
  method: 'GET',
  path: '/shift-swaps/desk',
  access,
  tag,
  summary: 'List your shifts that can be swapped, colleagues on the same roster, and offered shifts',
  answer: {
    shifts: list({ ...planned, month_schedule_id: integer(required), roster: text(required), swap_id: integer() }, required),
    colleagues: list({ ...named, month_schedule_id: integer(required), shifts: list(planned, required) }, required),
    /** Offered to everybody of the roster, by others. */
    offers: list({ id: integer(required), employee: group(named, required), ...planned, reason: text() }, required),
  },
});
export type SwapOverview = DataOf<typeof swapOverview>;

export const askSwap = call({
  method: 'POST',
  path: '/shift-swaps',
  access,
  tag,
  summary: 'Ask a colleague to take one of your shifts, or offer it to everyone on the roster',
  body: {
    from_date: date({ required: true, noun: tag }),
    /** Without it the shift is offered to everybody of the roster. */
    to_employee_id: reference('employees', { noun: tag }),
    /** The shift of theirs that you take in return. */
    to_date: date({ noun: tag }),
    reason: longText({ max: 500, noun: tag }),
  },
  answer: record(shiftSwaps, required),
  touches,
});

/** Of several who agree, the first one has it. */
export const takeOffer = call({
  method: 'POST',
  path: '/shift-swaps/:id/take',
  access,
  tag,
  summary: 'Agree to take an offered shift',
  body: {},
  answer: record(shiftSwaps, required),
  touches,
});
