import { call, type DataOf } from '../call.ts';
import { choice, date, decimal, group, integer, list, named, required, text } from '../fields.ts';
import { leaves } from '../resources/leaves.ts';
import { previewLeave } from './leave.ts';

const { days, balances, findings, away, staffing, staffing_days } = previewLeave.answer;

/** Everything an approver needs to decide on a leave, in one response; available to everyone who can see the request. */
export const leaveImpact = call({
  method: 'GET',
  path: '/leaves/:id/impact',
  access: 'signed_in',
  tag: 'leaves',
  summary: 'Get the impact of a leave on the balance and the team',
  answer: {
    employee: group(named, required),
    amount: decimal(required),
    unit: choice({ options: ['day', 'hour', 'minute'], required: true }),
    days,
    /** Of a request that still waits. */
    balances,
    /** Closed periods that it touches, and vacation that it replaces. */
    findings,
    away,
    staffing,
    staffing_days,
    /** Other leave of the same person in the same year that the reader may see. */
    others: list(
      {
        id: integer(required),
        title: text(required),
        from_date: date(required),
        to_date: date(required),
        amount: decimal(required),
        status: choice({ options: leaves.fields.status.options, required: true }),
      },
      required,
    ),
  },
});
export type LeaveImpact = DataOf<typeof leaveImpact>;
