import type { previewVersion } from '@cadre/contract/calls/employment';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import type { Acting } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { deleteRecord } from '../../crud/write/delete.ts';
import { createRecord, updateRecord } from '../../crud/write/save.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { tryOut } from '../../platform/database/try-out.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { coursesOf, differing, laterDays, pick, type Step, termsOn } from './courses.ts';

/** Previews the effects of a change, on its day and later: it is made in a transaction and rolled back. */
export async function readPreview(services: Services, behaviours: Behaviours, context: CallContext<typeof previewVersion>) {
  const { id, remove, ...input } = context.body;
  return tryOut(services.db, async (tx) => {
    const acting = { services, tx, resource: employeeVersions, behaviour: behaviours['employee-versions'] ?? {}, caller: context };
    const known = id ? await knownVersion(tx, id) : undefined;
    const employee_id = known?.employee_id ?? input.employee_id;
    const first = earlier(known?.effective_from, remove ? undefined : input.effective_from);
    if (!employee_id || !first) throw invalid({ [employee_id ? 'effective_from' : 'employee_id']: [{ code: 'required' }] });
    const before = (await coursesOf(tx, [employee_id])).get(employee_id) ?? [];
    await act(acting, id ?? undefined, remove === true, sent(input));
    const after = (await coursesOf(tx, [employee_id])).get(employee_id) ?? [];
    return { message: context.t('done.bulk_preview', { count: 1 }), data: difference(before, after, first) };
  });
}

const sent = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function act(acting: Acting, id: number | undefined, remove: boolean, input: Record<string, unknown>): Promise<unknown> {
  if (!id) return createRecord({ ...acting, input });
  return remove ? deleteRecord(acting, id) : updateRecord({ ...acting, input }, id);
}

async function knownVersion(tx: Transaction, id: number) {
  const { rows } = await sql<Columns<'employee_versions', 'employee_id' | 'effective_from'>>`
    select employee_id, effective_from from employee_versions where id = ${id}`.execute(tx);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}

const earlier = (one: string | null | undefined, other: string | null | undefined): string | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other ?? undefined);

export function difference(before: Step[], after: Step[], effective_from: string) {
  const [was, is] = [termsOn(before, effective_from), termsOn(after, effective_from)];
  const names = differing(was, is);
  return { effective_from, before: pick(was, names), after: pick(is, names), later: laterDays(before, after, effective_from) };
}
