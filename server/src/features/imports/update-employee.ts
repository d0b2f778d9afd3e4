import { withCustom } from '@cadre/contract/custom-fields';
import { type Fields, isSealed } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../crud/asker.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import { storedValue } from '../../crud/custom-values.ts';
import { updateRecord } from '../../crud/save.ts';
import { openText, purposeOf } from '../../crud/sealed.ts';
import { lockRow } from '../../crud/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { languageOf, translator } from '../../platform/texts/texts.ts';
import { actorOf, type ImportJob } from './import-job.ts';
import { importTrace } from './import-trace.ts';

export type Acting = { house: House; tx: Transaction; resource: typeof employees; behaviour: Behaviour; asker: Asker };
type Asker = Parameters<typeof updateRecord>[0]['asker'];
/** `day` is the one from which on a change of employment holds. */
export type Updated = { before: StoredRow; after: StoredRow; replaced: Record<string, unknown>; day: string };

export function actingFor(house: House, tx: Transaction, behaviour: Behaviour, job: ImportJob): Acting {
  const language = languageOf(job.language);
  const actor = actorOf(job);
  return {
    house,
    tx,
    resource: withCustom(employees, actor.custom),
    behaviour,
    asker: { actor, trace: importTrace, t: translator(language), language },
  };
}

/** Changes somebody as a form does, with the same rights and rules. What is the same already is left alone. */
export async function updateEmployee(acting: Acting, id: number, values: Record<string, unknown>): Promise<Updated | undefined> {
  const { tx, asker } = acting;
  const before = await lockRow(tx, employees, asker, 'update', id);
  const was = Object.fromEntries(Object.keys(values).map((name) => [name, plainValue(acting, before, name)]));
  const input = Object.fromEntries(Object.entries(values).filter(([name, value]) => tidy(value) !== was[name]));
  const names = Object.keys(input);
  if (names.length === 0) return undefined;
  await updateRecord({ ...acting, input }, id);
  const { rows } = await sql<StoredRow & { day: string }>`
    select e.*, greatest(today_of(e), ${before.hire_date}::date) as day from employees e where id = ${id}`.execute(tx);
  const { day, ...after } = rows[0] as StoredRow & { day: string };
  return { before, after: after as StoredRow, day, replaced: Object.fromEntries(names.map((name) => [name, was[name]])) };
}

const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

function plainValue({ house, resource }: Acting, row: StoredRow, name: string): unknown {
  const field = (resource.fields as Fields)[name];
  const value = (field && storedValue(row, name, field)) ?? null;
  const isClosed = field && isSealed(field) && typeof value === 'string';
  return isClosed ? openText(house.seal, purposeOf(employees, name), value) : value;
}
