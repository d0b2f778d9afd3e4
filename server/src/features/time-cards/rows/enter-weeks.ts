import { mondayBefore } from '@cadre/rules/time/not-submitted';
import type { Acting } from '../../../crud/access/door.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { Unproven } from '../../../platform/http/call-context.ts';
import { type PersonOfParams, personOf, requirePerson } from '../person-of-params.ts';
import { turnOnProjects } from './judge-task.ts';
import { type Batch, batchColumns } from './load-batch.ts';
import type { EntryInput } from './read-entry.ts';

type Entered = PersonOfParams & Batch & { is_proven: boolean };
export type Entering = Acting & { employee_id: number; proof?: Sql<boolean> };

/**
 * Serializes writers by locks: first those of the person's weeks, where cards may still be missing; then submissions and decisions of these
 * cards; then other bookings on projects that must not be overrun. Data read by a later statement is stable until the end; this one reads
 * the rows before it waits, so they are mostly but not always current.
 */
export async function enterWeeks(
  { tx, caller: { actor }, employee_id, proof }: Entering,
  entries: readonly EntryInput[],
): Promise<Entered> {
  const mondays = [...new Set(entries.map(({ input }) => mondayBefore(input.date)))];
  const ids = entries.flatMap(({ id }) => id ?? []);
  const project_ids = [...new Set(entries.map(({ input }) => input.project_id))];
  const weeks = sql`select unnest(${mondays}::date[])`;
  const { rows } = await sql<Entered>`
    with person as materialized (${personOf(actor, employee_id)}),
    turn as materialized (select id, pg_advisory_xact_lock(hashtext('time_of_a_person'), id) from person where may_write),
    cards as materialized (
      select c.id from time_cards c where c.employee_id = (select id from turn) and c.from_date in (
        ${ids.length === 0 ? weeks : sql`${weeks} union select monday_of(t.date) from tasks t where t.id = any(${ids}::int[])`})
      order by c.id for update),
    projects_in_turn as materialized (${turnOnProjects(project_ids, sql`, (select count(*) as locked from cards) c`)} and c.locked >= 0)
    select ${proof ?? sql`true`} as is_proven, person.*, (select count(*) from cards) as cards, (select count(*) from projects_in_turn) as turns,
      ${batchColumns(actor, entries)}
    from person join employees e on e.id = person.id`.execute(tx);
  if (rows[0] && !rows[0].is_proven) throw new Unproven();
  requirePerson(rows[0], 'write');
  return rows[0] as Entered;
}
