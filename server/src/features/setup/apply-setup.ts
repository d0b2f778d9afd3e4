import type { applySetup as applyCall } from '@cadre/contract/calls/setup';
import { isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { madeInStep } from '@cadre/contract/setup-steps';
import type { Behaviours } from '../../crud/behaviour.ts';
import { createRecord, updateRecord } from '../../crud/write/save.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { problemOf } from '../../platform/http/problem-of.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { readSetup } from './read-setup.ts';

/** Each record is created as if alone, with the user's rights; if one is refused, all are rolled back. */
export async function applySetup(services: Services, tx: Transaction, behaviours: Behaviours, context: CallContext<typeof applyCall>) {
  const { step, records } = context.body;
  const known = new Map<string, number>();
  const made: { model: string; id: number }[] = [];
  for (const [at, { model, key, id: existing, values }] of records.entries()) {
    if (!(madeInStep[step] as readonly string[]).includes(model)) throw invalid({ [`records.${at}.model`]: [{ code: 'not_valid' }] });
    const resource: Resource = resources[model as ResourceName];
    const behaviour = behaviours[model as ResourceName] ?? {};
    const input = withNumbers(values, known) as Record<string, unknown>;
    const saving = { services, tx, resource, behaviour, caller: context };
    if (existing) {
      await updateRecord({ ...saving, input }, existing).catch(inRecord(at, model));
      continue;
    }
    const { id } = await createRecord({ ...saving, input: { ...firstChoices(resource), ...input } }).catch(inRecord(at, model));
    if (key) known.set(key, id);
    made.push({ model, id });
  }
  await sql`
    insert into setup_records (step, model, record_id)
    select ${step}, m.model, m.id from unnest(${made.map(({ model }) => model)}::text[], ${made.map(({ id }) => id)}::int[])
      with ordinality as m (model, id, at) order by m.at`.execute(tx);
  return { message: context.t('done.setup_applied', { count: records.length }), data: await readSetup(tx) };
}

/** The form's initial values, for required choices without a value. */
const firstChoices = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'choice' && field.required && field.initial !== undefined && isWritable(field) ? [[name, field.initial]] : [],
    ),
  );

/** `@key` is replaced by the id of the record created under that key; an unknown key is left for the check to complain about. */
function withNumbers(value: unknown, known: ReadonlyMap<string, number>): unknown {
  if (typeof value === 'string' && value.startsWith('@')) return known.get(value.slice(1)) ?? value;
  if (Array.isArray(value)) return value.map((one) => withNumbers(one, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNumbers(one, known)]));
}

/** Reports a record's errors with its index in the list, in the words of its resource. */
const inRecord =
  (at: number, about: string) =>
  (error: unknown): never => {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { code, says, args, fields, extra } = problem;
    const placed = fields && Object.fromEntries(Object.entries(fields).map(([name, found]) => [`records.${at}.${name}`, found]));
    throw new Problem(code, { says, args, about, ...(placed && { fields: placed }), ...(extra && { extra }) });
  };
