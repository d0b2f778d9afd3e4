import type { Absences } from '@cadre/contract/calls/absences';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { blackoutsIn } from '@cadre/rules/leave/blackouts';
import { labelFor } from '../../../crud/read/label.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Stored = Absences['blackouts'][number] & { yearly: boolean };

/** The periods between two days in which leave is refused or discouraged; each occurrence of a yearly one. */
export async function readBlackouts(
  db: Runner,
  { language, rights }: Actor,
  span: { from: string; to: string },
): Promise<Absences['blackouts']> {
  if (!rights.has('leave-blackouts.view')) return [];
  const { rows } = await sql<Stored>`
    select b.id, b.name, b.from_date, b.to_date, b.yearly, b.effect = 'refuse' as refuses, array_remove(array[
      (select s.name from branches s where s.id = b.branch_id), (select d.name from departments d where d.id = b.department_id),
      (select ${labelFor(leaveCategories, 'c', language)} from leave_categories c where c.id = b.leave_category_id)], null) as only_for
    from leave_blackouts b where b.yearly or b.from_date <= ${span.to}::date and b.to_date >= ${span.from}::date`.execute(db);
  return blackoutsIn(rows, span).map(({ yearly: _, ...blackout }) => blackout);
}
