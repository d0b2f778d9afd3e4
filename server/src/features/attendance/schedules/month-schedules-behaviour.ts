import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { type Coverage, refuseUnknownCoverage } from './coverage-of.ts';
import { emptyAsDefault } from './empty-as-default.ts';
import { copyEntries, coverageOfCopy } from './rosters/copy-roster.ts';
import { issuesOf } from './rosters/issues-of.ts';
import { loadRoster } from './rosters/load-roster.ts';
import { notifyPlanned } from './rosters/notify-of-roster.ts';
import { plansOfPeople } from './rosters/plans-of-people.ts';
import type { StoredRoster } from './rosters/stored-roster.ts';

export const monthSchedulesBehaviour: Behaviour = {
  columns: {
    people_count: () => sql`(select count(distinct e.employee_id)::int from roster_entries e where e.month_schedule_id = r.id)`,
    entries_count: () => sql`(select count(*)::int from roster_entries e where e.month_schedule_id = r.id)`,
  },
  can: { update: () => sql`r.status <> 'archived'`, delete: () => sql`r.status = 'draft'` },
  async beforeWrite(write) {
    const { tx, caller, values, before } = write;
    if (before?.status === 'archived') throw new Problem('wrong_state');
    if (!before) values.planner_id ??= caller.actor.employee_id;
    if (values.coverage) await refuseUnknownCoverage(tx, values.coverage as Coverage, before?.coverage as Coverage | undefined);
    if (before && 'month' in values && values.month !== before.month) await refuseEntries(tx, before);
    emptyAsDefault(write, ['coverage']);
  },
  async beforeClone({ tx, input }) {
    if (input.coverage) input.coverage = await coverageOfCopy(tx, input.coverage as Coverage);
  },
  /** In another month its days fall on the same weekdays. */
  async afterClone({ tx, caller, source, id }) {
    const { rows } = await sql<Columns<'month_schedules', 'id' | 'month'>>`select id, month from month_schedules where id = ${id}`.execute(
      tx,
    );
    for (const copy of rows) await copyEntries(tx, caller.actor, { id: source.id, month: String(source.month) }, copy);
  },
  async beforeDelete({ before }) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
  /** That two rosters plan the same person on the same day is refused by the database. */
  async beforeMove(move) {
    const { tx, caller, before, name, input, values } = move;
    if (name === 'publish') {
      await refuseIssues(tx, caller.actor, before as StoredRoster, input.confirm === true);
      move.message = caller.t('done.roster_published', { label: String(before.name) });
    }
    if (name === 'withdraw') {
      if (await hasPunches(tx, before.id)) throw new Problem('roster_has_punches');
      values.published_at = null;
    }
  },
  async afterMove({ tx, caller, before, name }) {
    if (name === 'publish') await notifyPlanned(tx, caller.actor, before, 'roster_published');
    if (name === 'withdraw') await notifyPlanned(tx, caller.actor, before, 'roster_withdrawn');
  },
};

/** Entries are days of their month; they cannot follow it into another. */
async function refuseEntries(db: Runner, { id }: StoredRow): Promise<void> {
  const { rows } = await sql`select from roster_entries where month_schedule_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw invalid({ month: [{ code: 'has_entries' }] });
}

/** Whether an employee worked on a day that the roster plans for them. A punch that is not settled yet belongs to its local day. */
async function hasPunches(db: Runner, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from roster_entries e join attendances a on a.employee_id = e.employee_id
      and a.created_at between e.date - 1 and e.date + 3 and coalesce(a.work_date, left(a.local_time, 10)::date) = e.date
    where e.month_schedule_id = ${id} and a.voided_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Errors block a roster, warnings must be confirmed. All employees are checked, but only those within the publisher's reach are named. */
async function refuseIssues(db: Runner, actor: Actor, roster: StoredRoster, isConfirmed: boolean): Promise<void> {
  const loaded = await loadRoster(db, actor, {}, roster);
  const found = issuesOf(loaded, plansOfPeople(loaded));
  const hidden = new Set(loaded.people.flatMap(({ id, reached }) => (reached ? [] : [id])));
  const extra = { issues: found.filter(({ employee_id }) => employee_id === undefined || !hidden.has(employee_id)) };
  if (found.some(({ severity }) => severity === 'error')) throw new Problem('roster_has_errors', { extra });
  if (found.length > 0 && !isConfirmed) throw new Problem('roster_needs_confirmation', { extra });
}
