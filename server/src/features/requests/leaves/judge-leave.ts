import { leaves } from '@cadre/contract/resources/leaves';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { addDays, type Day, daysThrough } from '@cadre/rules/calendar';
import { firstOverdraft } from '@cadre/rules/leave/balance';
import { checkLeave, type Finding, isTooFar, type LeaveFacts } from '@cadre/rules/leave/check-leave';
import type { LeaveDay } from '@cadre/rules/leave/count-leave';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Use } from '@cadre/rules/leave/replay';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { type LeaveAccount, loadAccounts, type PersonAccounts } from '../balances/load-accounts.ts';
import { type Category, isFor, loadCategories } from '../categories/load-categories.ts';
import { closedFor } from './closed-for.ts';
import { leaveTitle } from './leave-title.ts';
import { countDays, type LeaveInput, type LeavePorts, spanOf } from './stored-leave.ts';

export type LeaveCheck = {
  category: Category;
  days: LeaveDay[];
  planOf: (date: Day) => DayPlan;
  findings: Finding[];
  person: PersonAccounts;
  account: LeaveAccount | undefined;
};

/** The days of a leave, and everything that speaks against it. */
export async function judgeLeave(db: Runner, ports: LeavePorts, actor: Actor, leave: LeaveInput): Promise<LeaveCheck> {
  const { employee_id, leave_category_id } = leave;
  const category = (await loadCategories(db, [leave_category_id])).get(leave_category_id);
  if (!category) throw invalid({ leave_category_id: [{ code: 'missing_reference' }] });
  const [person] = await loadAccounts(db, [employee_id], [leave_category_id]);
  if (!person) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  const { days, planOf } = await countDays(db, ports, category, leave);
  const known = await loadKnown(db, actor, category, leave, days);
  const { today, employed, accounts } = person;
  // Leave too far ahead is refused anyway, so the balance of that time is not calculated.
  const account = isTooFar(category.limits, today, leave.to_date) ? undefined : accounts[0];
  const facts: LeaveFacts = {
    ...known,
    span: spanOf(leave),
    days,
    today,
    employed,
    free: await freeAround(db, ports, category, leave),
    is_for_them: isFor(category, person),
    reason: leave.reason,
    shortage: account ? shortageOf(account, leave.id, days) : null,
  };
  return { category, days, planOf, findings: checkLeave(category.limits, facts), person, account };
}

/** Days without work around a leave, within the range that can affect its maximum length. */
async function freeAround(db: Runner, { plansOf }: LeavePorts, { limits }: Category, leave: LeaveInput): Promise<Day[]> {
  const { employee_id, from_date, to_date } = leave;
  if (limits.max_consecutive_days === null) return [];
  const reach = limits.max_consecutive_days + 14;
  const [from, to] = [addDays(from_date, -reach), addDays(to_date, reach)];
  const planOf = (await plansOf(db, [employee_id], from, to)).get(employee_id);
  const isFree = (day: Day): boolean => {
    const plan = planOf?.(day);
    return plan !== undefined && (plan.shift === null || plan.holiday?.portion === 'full');
  };
  return daysThrough(from, to).filter(isFree);
}

/** Days that cost something, one use each. */
export const usesOf = (days: readonly LeaveDay[]): Use[] =>
  [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, halves]) => ({ date, amount: halves.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount > 0);

const shortageOf = (account: LeaveAccount, id: number, days: readonly LeaveDay[]): LeaveFacts['shortage'] =>
  firstOverdraft(
    account,
    account.pending.filter(({ leave_id }) => leave_id !== id),
    usesOf(days),
  );

type Known = Pick<
  LeaveFacts,
  'may_backdate' | 'clashes' | 'travels' | 'closed' | 'others' | 'requests' | 'files' | 'worked' | 'substitute'
>;

async function loadKnown(db: Runner, actor: Actor, category: Category, leave: LeaveInput, days: readonly LeaveDay[]): Promise<Known> {
  const { id, employee_id, from_date, to_date, substitute_id } = leave;
  const year = leaveYearOf(category.policy.year_starts_in, from_date);
  const live = sql`l.status in ('pending', 'approved', 'cancellation_requested') and l.id <> ${id}`;
  const title = leaveTitle('l', actor.language);
  const result = sql`json_build_object('title', ${title}, 'from_date', l.from_date, 'to_date', l.to_date)`;
  const { rows } = await sql<Known>`
    select
      (r.id <> ${actor.employee_id ?? 0} and ${covers(leaves, actor, 'backdate')}) as may_backdate,
      (select coalesce(json_agg(json_build_object('title', ${title}, 'from_date', l.from_date, 'to_date', l.to_date,
        'replaceable', l.status in ('approved', 'cancellation_requested') and not (select c.interrupts_leave from leave_categories c where c.id = l.leave_category_id))
        order by l.from_date), '[]') from leaves l where l.employee_id = r.id and l.id <> ${id} and exists (
        select from leave_days d join unnest(${days.map(({ date }) => date)}::date[], ${days.map(({ slot }) => slot)}::text[]) w (date, slot)
          on d.date = w.date and d.slot = w.slot where d.leave_id = l.id and d.active)) as clashes,
      (select coalesce(json_agg(json_build_object('title', t.title) order by t.start_date), '[]') from travels t where t.employee_id = r.id
        and t.status in ('pending', 'approved', 'cancellation_requested', 'completed')
        and t.start_date <= ${to_date}::date and t.end_date >= ${from_date}::date) as travels,
      ${closedFor(sql`r.id`, category.id, leave)} as closed,
      (select coalesce(json_agg(${result}), '[]') from leaves l where l.employee_id = r.id and l.leave_category_id = ${category.id} and ${live}) as others,
      (select count(*)::int from leaves l where l.employee_id = r.id and l.leave_category_id = ${category.id} and ${live}
        and l.from_date between ${year.from}::date and ${year.to}::date) as requests,
      (select count(*)::int from media m where m.model = 'leaves' and m.model_id = ${id} and m.employee_id = r.id) as files,
      array(select distinct a.work_date from attendances a where a.employee_id = r.id and a.state = 'counted'
        and a.work_date between ${from_date}::date and ${to_date}::date order by 1) as worked,
      (select json_build_object('name', s.name, 'is_self', s.id = r.id,
        'is_away', exists (select from leave_days d join leaves l on l.id = d.leave_id and l.status in ('approved', 'cancellation_requested')
          where d.employee_id = s.id and d.active and d.skipped is null and d.date between ${from_date}::date and ${to_date}::date),
        'is_employed', s.status <> 'terminated' and exists (
          select from employment_periods p where p.employee_id = s.id and p.hired_on <= ${from_date}::date
            and coalesce(p.left_on, s.last_working_day, 'infinity') >= ${to_date}::date))
        from employees s where s.id = ${substitute_id}) as substitute
    from employees r where r.id = ${employee_id}`.execute(db);
  return rows[0] as Known;
}
