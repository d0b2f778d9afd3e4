import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import type { Day } from '@cadre/rules/calendar';
import { missingEntries } from '@cadre/rules/leave/due-entries';
import { type LeaveYear, leaveYearAfter, leaveYearOf, yearStartOf } from '@cadre/rules/leave/leave-year';
import { sumOf } from '@cadre/rules/leave/ledger';
import type { Amount } from '@cadre/rules/leave/policy';
import type { Use } from '@cadre/rules/leave/replay';
import type { By } from '../../../crud/access/by-system.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { inUnits } from '../categories/amounts.ts';
import type { Category } from '../categories/load-categories.ts';
import { type LeaveAccount, loadAccounts } from './load-accounts.ts';
import { postDue } from './post-due.ts';

/** Unlimited leave has no remaining balance, so nothing is carried over. */
export const keepsBalance = ({ policy }: Category): boolean => policy.balance_mode === 'tracked';

const isByPerson = ({ policy }: Category): boolean => policy.year_starts === 'hire_date';

/** The effects of closing a leave year for everyone who had one; for anniversary years, of the year that began within it and ended before a day. */
export async function closings(db: Runner, category: Category, year: LeaveYear, before?: Day) {
  if (!keepsBalance(category)) return [];
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
  return people.flatMap(({ id, name, today, accounts: [account] }) => {
    if (!account) return [];
    const own = isByPerson(category) ? leaveYearOf(yearStartOf(account.policy, account.person), year.to) : year;
    if (isByPerson(category) && own.to >= (before ?? today)) return [];
    if (account.ledger.length + missingEntries(account, own.to).length === 0) return [];
    return [{ employee: { id, name }, year: own, is_closed: account.isClosed(own.from), ...outcomeOf(account, own) }];
  });
}

/** Based on the entries that would be posted on the first day of the next year. */
function outcomeOf(account: LeaveAccount, year: LeaveYear) {
  const next = leaveYearAfter(yearStartOf(account.policy, account.person), year);
  const ledger = [...account.ledger, ...missingEntries({ ...account, isClosed: () => true }, next.from)];
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

/** Posts the remaining grants of the year, closes it, and posts the results; returns the number of people affected. */
export async function closeNow(tx: Transaction, category: Category, year: LeaveYear, by: By, before?: Day): Promise<number> {
  const people = await closings(tx, category, year, before);
  const ids = people.map(({ employee }) => employee.id);
  await postDue(tx, ids, [category.id]);
  const closed = isByPerson(category)
    ? people.map((person) => ({ year: person.year.from, employee_id: person.employee.id }))
    : [{ year: year.from, employee_id: null }];
  await sql`
    insert into leave_closings (leave_category_id, year, employee_id, closed_by_id)
    select ${category.id}, year, employee_id, ${by.actor?.user_id ?? null}
    from json_to_recordset(${JSON.stringify(closed)}::json) as c (year date, employee_id int) order by employee_id
    on conflict do nothing`.execute(tx);
  await postDue(tx, ids, [category.id]);
  note(tx, category, by, { old: null, new: year.from });
  return people.length;
}

export async function reopenNow(tx: Transaction, category: Category, year: LeaveYear, by: By): Promise<number> {
  const { rows: closed } = await sql<{ year: Day; employee_id: number | null; is_last: boolean }>`
    select c.year, c.employee_id, not exists (select from leave_closings n where n.leave_category_id = c.leave_category_id
      and n.employee_id is not distinct from c.employee_id and n.year > c.year) as is_last
    from leave_closings c where c.leave_category_id = ${category.id} and c.year between ${year.from}::date and ${year.to}::date`.execute(
    tx,
  );
  if (closed.length === 0) throw new Problem('wrong_state');
  if (closed.some(({ is_last }) => !is_last)) throw invalid({ year: [{ code: 'next_year_closed' }] });
  await sql`
    delete from leave_closings where leave_category_id = ${category.id} and year between ${year.from}::date and ${year.to}::date`.execute(
    tx,
  );
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from leave_ledger where leave_category_id = ${category.id}
      and year between ${year.from}::date and ${year.to}::date + interval '1 year' and kind in ('carry_out', 'carry_in')`.execute(tx);
  await postDue(
    tx,
    rows.map(({ employee_id }) => employee_id),
    [category.id],
  );
  note(tx, category, by, { old: year.from, new: null });
  return rows.length;
}

function note(tx: Transaction, { id, name }: Category, by: By, change: { old: Day | null; new: Day | null }): void {
  const changes = [{ field: 'year', ...change }];
  audit(tx, { ...by, action: 'update', model: leaveCategories.name, model_id: id, label: name, changes });
}
