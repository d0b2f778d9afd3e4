import type { closeYear as closeCall, previewClosing as previewCall, reopenYear as reopenCall } from '@cadre/contract/calls/leave-balances';
import { type Day, dayIn, isDate } from '@cadre/rules/calendar';
import { type LeaveYear, leaveYearOf } from '@cadre/rules/leave/leave-year';
import { idOf } from '../../../crud/read/read.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { refuseFar } from './balance-of.ts';
import { closeNow, closings, keepsBalance, reopenNow } from './closings.ts';

/** The effects of closing a year, person by person, calculated by the same rule that posts them. */
export async function previewClosing({ db }: Services, { actor, params, query }: CallContext<typeof previewCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearOfParams(db, params.id, query.year);
  const people = await closings(db, category, year);
  const { rows } = await sql`
    select from leave_closings where leave_category_id = ${category.id} and year between ${year.from}::date and ${year.to}::date`.execute(
    db,
  );
  const result = people.map(({ year: _own, is_closed: _done, ...person }) => person);
  return { data: { year: year.from, to: year.to, is_closed: rows.length > 0, people: result } };
}

/** Marks the year as closed and posts the results for all employees together. Later changes are posted by the same rule. */
export async function closeYear({ db }: Services, { actor, trace, params, body, t }: CallContext<typeof closeCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearOfParams(db, params.id, body.year);
  if (!keepsBalance(category)) throw invalid({ year: [{ code: 'not_valid' }] });
  // A year is over when it is over everywhere.
  if (category.policy.year_starts === 'month' && year.to >= dayIn('Etc/GMT+12', new Date()))
    throw invalid({ year: [{ code: 'year_not_over' }] });
  const people = await db.transaction((tx) => closeNow(tx, category, year, { actor, trace }));
  return { message: t('done.year_closed', { count: people }), data: { people } };
}

/** Reverses the postings, by the same rule. A year cannot be reopened once the next one is closed. */
export async function reopenYear({ db }: Services, { actor, trace, params, body, t }: CallContext<typeof reopenCall>) {
  refuseNarrow(actor);
  const { category, year } = await yearOfParams(db, params.id, body.year);
  const people = await db.transaction((tx) => reopenNow(tx, category, year, { actor, trace }));
  return { message: t('done.year_reopened', { count: people }), data: { people } };
}

/** It concerns everybody, so the right must reach everybody. */
function refuseNarrow(actor: Actor): void {
  if (scopeOf(actor, 'leave-ledger.close_period') !== 'all') throw new Problem('not_allowed');
}

async function yearOfParams(db: Runner, id: string | undefined, day: Day): Promise<{ category: Category; year: LeaveYear }> {
  const wanted = idOf(id, 'leave-categories');
  const category = (await loadCategories(db, [wanted])).get(wanted);
  if (!category) throw new Problem('not_found', { about: 'leave-categories' });
  const year = leaveYearOf(category.policy.year_starts_in, isDate(day) ? day : '');
  if (year.to < category.starts_on) throw invalid({ year: [{ code: 'not_valid' }] });
  refuseFar('year', new Date().toISOString().slice(0, 10), year.from);
  return { category, year };
}
