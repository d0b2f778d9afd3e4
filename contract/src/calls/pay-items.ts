import { call } from '../call.ts';
import { decimal, integer, list, references, required, text } from '../fields.ts';
import { bonuses } from '../resources/bonuses.ts';

const { name, reason, note } = bonuses.fields;

/** Each in the currency that they are paid in; whoever agrees to large ones is asked about each. */
export const grantBonuses = call({
  method: 'POST',
  path: '/bonuses/for-many',
  access: 'bonuses.create',
  tag: 'bonuses',
  summary: 'Give several people the same bonus in one month',
  body: {
    employee_ids: references('employees', { required: true, through: 'bonuses', here: 'id', there: 'employee_id' }),
    name,
    reason,
    amount: decimal({ required: true, min: 0.001, max: 10_000_000_000 }),
    month: text({ required: true, pattern: 'month' }),
    note,
  },
  answer: list({ id: integer(required), employee_id: integer(required) }),
  touches: ['bonuses', 'approvals'],
});
