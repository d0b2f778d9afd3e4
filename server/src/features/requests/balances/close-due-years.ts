import { addDays, type Day, dayIn } from '@cadre/rules/calendar';
import { type LeaveYear, leaveYearAfter, leaveYearOf } from '@cadre/rules/leave/leave-year';
import { bySystem } from '../../../crud/access/by-system.ts';
import type { Database, Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { closeNow, closings, keepsBalance } from './closings.ts';

/**
 * Closes the due years of categories with automatic closing, one after the other, and notifies everyone who may close years. A year is over when
 * it is over in the last time zone.
 */
export async function closeDueYears(db: Database, today: Day = dayIn('Etc/GMT+12', new Date())): Promise<void> {
  for (const category of (await loadCategories(db)).values()) {
    if (category.close_after_days === null || !category.limits.active || !keepsBalance(category)) continue;
    const before = addDays(today, -category.close_after_days);
    for (const year of await yearsDue(db, category, before))
      await db.transaction(async (tx) => {
        const people = await closeNow(tx, category, year, bySystem, before);
        if (people > 0) await notifyClosers(tx, category, year, people);
      });
  }
}

/** Years that ended before a day and are not closed; for anniversary years, those in which at least one person's year is open. */
async function yearsDue(db: Runner, category: Category, before: Day): Promise<LeaveYear[]> {
  const { id, starts_on, policy } = category;
  const isByPerson = policy.year_starts === 'hire_date';
  const { rows } = await sql<{
    year: Day;
  }>`select year from leave_closings where leave_category_id = ${id} and employee_id is null`.execute(db);
  const closed = new Set(rows.map(({ year }) => year));
  const due: LeaveYear[] = [];
  let year = leaveYearOf(policy.year_starts_in, starts_on);
  for (; (isByPerson ? year.from : year.to) < before; year = leaveYearAfter(policy.year_starts_in, year)) {
    if (closed.has(year.from)) due.length = 0;
    else if (!isByPerson || (await hasOpenYears(db, category, year, before))) due.push(year);
  }
  return due;
}

const hasOpenYears = async (db: Runner, category: Category, year: LeaveYear, before: Day): Promise<boolean> =>
  (await closings(db, category, year, before)).some(({ is_closed }) => !is_closed);

async function notifyClosers(tx: Transaction, { name }: Category, { from }: LeaveYear, people: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from users u join user_roles h on h.user_id = u.id
    join role_permissions p on p.role_id = h.role_id and p.permission = 'leave-ledger.close_period' and p.scope = 'all'
    where u.status = 'active' order by u.id`.execute(tx);
  const args = { category: name, year: from, count: String(people) };
  await notifyAll(
    tx.run,
    rows.map(({ id }) => ({ user_id: id, type: 'leave_year_closed' as const, args, link: '/requests/balances' })),
  );
}
