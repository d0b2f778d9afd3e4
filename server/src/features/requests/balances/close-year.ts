import type { closeYear as closeCall, previewClosing as previewCall, reopenYear as reopenCall } from '@cadre/contract/calls/leave-balances';
import { type Day, isDate } from '@cadre/rules/calendar';
import { dueEntries } from '@cadre/rules/leave/due-entries';
import { type LeaveYear, leaveYearAfter, leaveYearOf } from '@cadre/rules/leave/leave-year';
import { sumOf } from '@cadre/rules/leave/ledger';
import type { Amount } from '@cadre/rules/leave/policy';
import type { Use } from '@cadre/rules/leave/replay';
import { audit } from '../../../crud/audit.ts';
import { idOf } from '../../../crud/read.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { inUnits } from '../categories/amounts.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { refuseFar } from './balance-of.ts';
import { type LeaveAccount, loadAccounts } from './load-accounts.ts';
import { postDue } from './post-due.ts';

/** What closing would do, person by person; it asks the rule that will post it. */
export async function previewClosing({ db }: House, { actor, params, query }: Asked<typeof previewCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearAsked(db, params.id, query.year);
  const people = await closings(db, category, year);
  const { rows } = await sql`select from leave_closings where leave_category_id = ${category.id} and year = ${year.from}::date`.execute(db);
  return { data: { year: year.from, to: year.to, is_closed: rows.length > 0, people } };
}

/** Marks the year as closed and posts what follows, for everybody at once. What changes later is posted by the same rule. */
export async function closeYear({ db }: House, { actor, trace, params, body, t }: Asked<typeof closeCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearAsked(db, params.id, body.year);
  if (keepsNothing(category)) throw invalid({ year: [{ code: 'not_valid' }] });
  if (year.to >= new Date().toISOString().slice(0, 10)) throw invalid({ year: [{ code: 'year_not_over' }] });
  const people = await db.transaction(async (tx) => {
    const before = await closings(tx, category, year);
    const ids = before.map(({ employee }) => employee.id);
    // What the year still grants comes before it is closed.
    await postDue(tx, ids, [category.id]);
    await sql`
      insert into leave_closings (leave_category_id, year, closed_by_id) values (${category.id}, ${year.from}::date, ${actor.user_id})
      on conflict do nothing`.execute(tx);
    await postDue(tx, ids, [category.id]);
    const changes = [{ field: 'year', old: null, new: year.from }];
    audit(tx, { actor, trace, action: 'update', model: 'leave-categories', model_id: category.id, label: category.name, changes });
    return before.length;
  });
  return { message: t('done.year_closed', { count: people }), data: { people } };
}

/** Takes back what was posted, by the same rule. A year that another one was closed upon stays. */
export async function reopenYear({ db }: House, { actor, trace, params, body, t }: Asked<typeof reopenCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearAsked(db, params.id, body.year);
  const next = leaveYearAfter(category.policy.year_starts_in, year);
  const people = await db.transaction(async (tx) => {
    const isClosed = async (from: Day): Promise<boolean> =>
      (await sql`select from leave_closings where leave_category_id = ${category.id} and year = ${from}::date`.execute(tx)).rows.length > 0;
    if (!(await isClosed(year.from))) throw new Problem('wrong_state');
    if (await isClosed(next.from)) throw invalid({ year: [{ code: 'next_year_closed' }] });
    await sql`delete from leave_closings where leave_category_id = ${category.id} and year = ${year.from}::date`.execute(tx);
    const { rows } = await sql<{ employee_id: number }>`
      select distinct employee_id from leave_ledger where leave_category_id = ${category.id} and year in (${year.from}::date, ${next.from}::date)
        and kind in ('carry_out', 'carry_in')`.execute(tx);
    await postDue(
      tx,
      rows.map(({ employee_id }) => employee_id),
      [category.id],
    );
    const changes = [{ field: 'year', old: year.from, new: null }];
    audit(tx, { actor, trace, action: 'update', model: 'leave-categories', model_id: category.id, label: category.name, changes });
    return rows.length;
  });
  return { message: t('done.year_reopened', { count: people }), data: { people } };
}

/** It concerns everybody, so the right must reach everybody. */
function refuseNarrow(actor: Actor): void {
  if (scopeOf(actor, 'leave-ledger.close_period') !== 'all') throw new Problem('not_allowed');
}

async function yearAsked(db: Runner, id: string | undefined, day: Day): Promise<{ category: Category; year: LeaveYear }> {
  const wanted = idOf(id, 'leave-categories');
  const category = (await loadCategories(db, [wanted])).get(wanted);
  if (!category) throw new Problem('not_found', { about: 'leave-categories' });
  const year = leaveYearOf(category.policy.year_starts_in, isDate(day) ? day : '');
  if (year.to < category.starts_on) throw invalid({ year: [{ code: 'not_valid' }] });
  refuseFar('year', new Date().toISOString().slice(0, 10), year.from);
  return { category, year };
}

/** Of what is unlimited nothing is left over, and so nothing is carried. */
const keepsNothing = ({ policy }: Category): boolean => policy.balance_mode === 'unlimited';

async function closings(db: Runner, category: Category, year: LeaveYear) {
  if (keepsNothing(category)) return [];
  const { rows } = await sql<{ id: number }>`
    select e.id from employees e where exists (
      select from employment_periods p where p.employee_id = e.id and p.hired_on <= ${year.to}::date
        and coalesce(p.left_on, e.last_working_day, 'infinity') >= ${year.from}::date)
    order by e.id`.execute(db);
  const people = await loadAccounts(
    db,
    rows.map(({ id }) => id),
    [category.id],
  );
  return people.flatMap(({ id, name, accounts: [account] }) => {
    const outcome = account && account.ledger.length + dueEntries(account, year.to).length > 0 ? closingOf(account, year) : undefined;
    return outcome ? [{ employee: { id, name }, ...outcome }] : [];
  });
}

/** By what would be posted on the first day of the next year. */
function closingOf(account: LeaveAccount, year: LeaveYear) {
  const next = leaveYearAfter(account.policy.year_starts_in, year);
  const ledger = [...account.ledger, ...dueEntries({ ...account, isClosed: () => true }, next.from)];
  const left = -sumOf(ledger.filter((entry) => entry.year === year.from && entry.kind === 'carry_out'));
  const into = ledger.filter((entry) => entry.year === next.from && entry.kind === 'carry_in');
  const carried = sumOf(into);
  return {
    left: inUnits(left),
    carried: inUnits(carried),
    lapsed: inUnits(Math.max(0, left - carried)),
    pending: inUnits(sumOfUses(account.pending, year)),
    carried_expires_on: carried > 0 ? (into[0]?.expires_on ?? null) : null,
  };
}

const sumOfUses = (uses: readonly Use[], { from, to }: LeaveYear): Amount =>
  uses.filter(({ date }) => from <= date && date <= to).reduce((sum, { amount }) => sum + amount, 0);
