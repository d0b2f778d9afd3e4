import { call } from '../call.ts';
import { choice, decimal, type Fields, integer, list, references, required } from '../fields.ts';
import { allowances } from '../resources/allowances.ts';
import { bonuses } from '../resources/bonuses.ts';
import { deductions } from '../resources/deductions.ts';
import { recurrences } from '../resources/pay-item-fields.ts';

type Item = typeof allowances | typeof bonuses | typeof deductions;

/** Creates one item per employee, in the currency of their pay; large amounts are sent for approval one by one. */
const forMany = <const I extends Item, const F extends Fields>(of: I, summary: string, own: F) => {
  const { name, recurrence, month, start_month, end_month, note } = of.fields;
  return call({
    method: 'POST',
    path: `/${of.name}/for-many`,
    access: `${of.name}.create`,
    tag: of.name,
    summary,
    body: {
      employee_ids: references('employees', { required: true, through: of.name, here: 'id', there: 'employee_id' }),
      name,
      ...own,
      amount: decimal({ required: true, min: 0.001, max: 10_000_000_000 }),
      recurrence: choice({ options: recurrences, initial: recurrence.initial, required: true, carried: true }),
      month,
      start_month,
      end_month,
      note,
    },
    answer: list({ id: integer(required), employee_id: integer(required) }),
    touches: [of.name, 'approvals'],
  });
};

export const allowanceForMany = forMany(allowances, 'Create the same allowance for several employees, monthly by default', {});

export const bonusForMany = forMany(bonuses, 'Create the same bonus for several employees, in one month by default', {
  reason: bonuses.fields.reason,
});

export const deductionForMany = forMany(deductions, 'Create the same deduction for several employees, monthly by default', {
  category: deductions.fields.category,
});

export type ItemForMany = typeof allowanceForMany | typeof bonusForMany | typeof deductionForMany;
