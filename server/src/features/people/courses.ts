import type { LaterDay } from '@cadre/contract/calls/employment';
import { namedAs } from '@cadre/contract/fields';
import { datedFields } from '@cadre/contract/resources/employees';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { DatedField } from './bulk-request.ts';
import { type Terms, termsJson } from './bulk-terms.ts';

/** A change and everything that holds from its day on. */
export type Step = { employee_id: number; effective_from: string; changed_fields: DatedField[]; terms: Terms };

/** The changes of each of these people, oldest first. */
export async function coursesOf(db: Runner, ids: readonly number[]): Promise<Map<number, Step[]>> {
  const { rows } = await sql<Step>`
    select v.employee_id, v.effective_from, v.changed_fields, ${termsJson} as terms
    from employee_versions v where v.employee_id = any(${ids}::int[]) order by v.employee_id, v.effective_from`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** The terms on a day; before all changes, the first. */
export const termsOn = (course: readonly Step[], day: string): Terms =>
  (course.findLast(({ effective_from }) => effective_from <= day) ?? course[0])?.terms ?? {};

/** Of these terms only some fields; references also by name. */
export const pick = (terms: Terms, names: readonly DatedField[]): Terms =>
  Object.fromEntries(
    names.flatMap((name) => [name, namedAs(name)].filter((key) => key in terms).map((key): [string, unknown] => [key, terms[key]])),
  );

export const differing = (one: Terms, other: Terms): DatedField[] => datedFields.filter((name) => one[name] !== other[name]);

/** The days behind this one on which something changes anyway: what stays as it was entered for them, and what becomes different. */
export function laterDays(before: readonly Step[], after: readonly Step[], day: string): LaterDay[] {
  return after.flatMap(({ effective_from, changed_fields, terms }): LaterDay[] => {
    if (effective_from <= day) return [];
    const different = differing(terms, termsOn(before, effective_from));
    const stays = pick(
      terms,
      changed_fields.filter((name) => !different.includes(name)),
    );
    const becomes = pick(terms, different);
    return Object.keys({ ...stays, ...becomes }).length > 0 ? [{ effective_from, stays, becomes }] : [];
  });
}
