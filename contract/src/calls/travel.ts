import { call, type DataOf } from '../call.ts';
import { boolean, choice, currency, date, integer, list, money, reference, required, text } from '../fields.ts';
import { travels } from '../resources/travels.ts';

const { employee_id, type, start_date, end_date, legs, estimate, advance } = travels.fields;

/** Everything that a trip would mean, before it is sent. */
export const previewTravel = call({
  method: 'POST',
  path: '/travels/preview',
  access: 'travels.create',
  tag: 'travels',
  summary: 'Preview a trip, with its estimated total, working days and any issues',
  repeats: true,
  body: {
    /** The trip being edited; it does not conflict with itself. */
    travel_id: reference('travels'),
    employee_id,
    type,
    start_date,
    end_date,
    legs,
    estimate,
    advance,
  },
  answer: {
    working_days: integer(required),
    days: list({ date: date(required), skipped: choice({ options: ['day_off', 'holiday'] }), holiday: text() }, required),
    currency: currency(required),
    estimate_total: money({ currency: 'currency', required: true }),
    findings: list({ field: text(required), code: text(required), sentence: text(required), blocks: boolean(required) }, required),
  },
  touches: [],
});
export type TravelPreview = DataOf<typeof previewTravel>;
