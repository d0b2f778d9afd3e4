import type { previewLeave as previewCall } from '@cadre/contract/calls/leave';
import { complaintOf } from '@cadre/contract/problems';
import { leaves } from '@cadre/contract/resources/leaves';
import type { Day } from '@cadre/rules/calendar';
import { balanceOn, projected } from '@cadre/rules/leave/balance';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { leaveYearOf, yearStartOf } from '@cadre/rules/leave/leave-year';
import type { Use } from '@cadre/rules/leave/replay';
import { findOverlap } from '../../../crud/requests/absences.ts';
import { requirePerson } from '../../../crud/requests/require-person.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Translate, wordsOf } from '../../../platform/texts/texts.ts';
import { inUnits } from '../categories/amounts.ts';
import { judgeLeave, type LeaveCheck, usesOf } from './judge-leave.ts';
import { amountOf } from './leave-days.ts';
import { recountLeaves } from './recount-leaves.ts';
import type { LeaveInput, LeavePorts } from './stored-leave.ts';
import { teamDuring } from './team-during.ts';

/** Shows all effects of a request before it is sent, with the same checks as sending it. */
export async function previewLeave({ db }: Services, ports: LeavePorts, { actor, body, t }: CallContext<typeof previewCall>) {
  const leave = wantedOf(actor, body);
  refuseOddSpan(body);
  await requirePerson(db, leaves, actor, leave.employee_id);
  await recountLeaves(db, ports, [leave.employee_id]);
  const judged = await judgeLeave(db, ports, actor, leave);
  const { category, days } = judged;
  return {
    message: '',
    data: {
      amount: amountOf(days),
      unit: category.counting.unit,
      days: daysResponse(judged),
      balances: balancesAround(judged, leave.id),
      findings: findingsResponse(t, [...judged.findings, ...(await findOverlap(db, leaves, leave, t))]),
      ...(await teamDuring(db, actor, ports, leave, workedDays(judged))),
    },
  };
}

const wantedOf = (actor: Actor, body: CallContext<typeof previewCall>['body']): LeaveInput => {
  const employee_id = body.employee_id ?? actor.employee_id;
  if (employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  const { leave_category_id, from_date, to_date } = body;
  return {
    id: body.leave_id ?? 0,
    employee_id,
    leave_category_id,
    from_date,
    to_date,
    from_slot: body.from_slot ?? 'full',
    to_slot: body.to_slot ?? 'full',
    from_time: body.from_time || null,
    to_time: body.to_time || null,
    substitute_id: body.substitute_id ?? null,
    reason: body.reason ?? null,
  };
};

function refuseOddSpan(body: Record<string, unknown>): void {
  const found = Object.entries(leaves.check?.(body) ?? {});
  if (found.length > 0) throw invalid(Object.fromEntries(found.map(([name, one]) => [name, [complaintOf(one)]])));
}

/** The findings as sentences. */
export const findingsResponse = (t: Translate, findings: readonly Finding[]) =>
  findings.map(({ field, code, args, blocks }) => ({
    field,
    code,
    blocks,
    sentence: t(`checks.${code}` as 'checks.terms', { label: wordsOf(t).field('leaves', field), ...args } as never),
  }));

/** The half days, each with its cost and its holiday. */
export const daysResponse = ({ days, planOf }: LeaveCheck) =>
  days.map((day) => ({ ...day, amount: inUnits(day.amount), holiday: planOf(day.date).holiday?.name ?? null }));

/** The days on which they would have worked. */
export const workedDays = ({ days }: LeaveCheck): string[] => [...new Set(days.flatMap(({ date, skipped }) => (skipped ? [] : [date])))];

/** The balance at the end of each leave year, without this leave and with it. */
export function balancesAround({ account, days }: LeaveCheck, id: number) {
  if (!account || account.policy.balance_mode === 'unlimited') return [];
  const others = account.pending.filter(({ leave_id }) => leave_id !== id);
  const starts = yearStartOf(account.policy, account.person);
  const leftWith = (pending: readonly Use[], day: Day) => balanceOn(projected({ ...account, pending }, day), pending, day).available;
  return [...new Set(days.map(({ date }) => leaveYearOf(starts, date).from))].map((year) => {
    const { to } = leaveYearOf(starts, year);
    const before = leftWith(others, to);
    const after = leftWith([...others, ...usesOf(days)], to);
    return { year, before: inUnits(before), after: inUnits(after) };
  });
}
