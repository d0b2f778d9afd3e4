import { withCustom } from '@cadre/contract/custom-fields';
import { type Fields, isSealed } from '@cadre/contract/fields';
import { datedFields, employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { openText, purposeOf } from '../../../crud/access/sealed.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { storedValue } from '../../../crud/write/custom-values.ts';
import { updateRecord } from '../../../crud/write/save.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf, translator } from '../../../platform/texts/texts.ts';
import { importTrace } from '../undo/import-trace.ts';
import { actorOf, type ImportJob } from './import-job.ts';

export type Acting = { services: Services; tx: Transaction; resource: typeof employees; behaviour: Behaviour; caller: Caller };
type Caller = Parameters<typeof updateRecord>[0]['caller'];
/** `day` is the one from which on a change of employment holds, `change` is that change, `course` all changes as they were before. */
export type Updated = {
  before: StoredRow;
  after: StoredRow;
  replaced: Record<string, unknown>;
  day: string;
  change: ChangeOfEmployment | undefined;
  course: StoredChange[];
};
export type ChangeOfEmployment = { id: number; was: StoredChange | null };
export type StoredChange = { id: number; effective_from: string; changed_fields: string[] } & Record<string, unknown>;

export function actingFor(services: Services, tx: Transaction, behaviour: Behaviour, job: ImportJob): Acting {
  const language = languageOf(job.language);
  const actor = actorOf(job);
  return {
    services,
    tx,
    resource: withCustom(employees, actor.custom),
    behaviour,
    caller: { actor, trace: importTrace, t: translator(language), language },
  };
}

/** Changes an employee as a form does, with the same rights and rules. Equal values are left alone. */
export async function updateEmployee(acting: Acting, id: number, values: Record<string, unknown>): Promise<Updated | undefined> {
  const { tx, caller } = acting;
  const before = await lockRow(tx, employees, caller, 'update', id);
  const was = Object.fromEntries(Object.keys(values).map((name) => [name, plainValue(acting, before, name)]));
  const input = Object.fromEntries(Object.entries(values).filter(([name, value]) => tidy(value) !== was[name]));
  const names = Object.keys(input);
  if (names.length === 0) return undefined;
  const course = names.some(isOfCourse) ? await courseOf(tx, id) : [];
  await updateRecord({ ...acting, input }, id);
  const { rows } = await sql<StoredRow & { day: string }>`
    select e.*, greatest(today_of(e), ${before.hire_date}::date) as day from employees e where id = ${id}`.execute(tx);
  const { day, ...after } = rows[0] as StoredRow & { day: string };
  const made = names.some(isOfCourse) ? (await courseOf(tx, id)).find(({ effective_from }) => effective_from === day) : undefined;
  const change = made && { id: made.id, was: course.find((one) => one.id === made.id) ?? null };
  return { before, after: after as StoredRow, day, replaced: Object.fromEntries(names.map((name) => [name, was[name]])), change, course };
}

const courseFields = new Set<string>([...datedFields, 'hire_date']);
const isOfCourse = (name: string): boolean => courseFields.has(name);

async function courseOf(tx: Transaction, id: number): Promise<StoredChange[]> {
  const { rows } = await sql<{ change: StoredChange }>`
    select to_jsonb(v) as change from employee_versions v where v.employee_id = ${id} order by v.effective_from`.execute(tx);
  return rows.map(({ change }) => change);
}

const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

function plainValue({ services, resource }: Acting, row: StoredRow, name: string): unknown {
  const field = (resource.fields as Fields)[name];
  const value = (field && storedValue(row, name, field)) ?? null;
  const isClosed = field && isSealed(field) && typeof value === 'string';
  return isClosed ? openText(services.seal, purposeOf(employees, name), value) : value;
}
