import { type Field, isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { type Acting, doorOf } from '../access/door.ts';
import { readRecord } from '../read/read.ts';
import { column, table } from '../read/table.ts';
import { createRecord, type Saved } from './save.ts';

/**
 * Copies the form fields that the caller may read. The name and a required code are generated, unless the server assigns the code; other
 * codes stay empty, and the status is the initial one.
 */
export async function cloneRecord(acting: Acting, id: number, sent: Record<string, unknown>): Promise<Saved> {
  const { tx, resource, behaviour, caller } = acting;
  if (!resource.form.clone) throw new Problem('method_not_allowed');
  const { parts, overrides } = takeParts(resource.form.clone.parts ?? {}, sent);
  const { rename, without = [] } = resource.form.clone;
  const source = await readRecord(tx, doorOf(acting), id);
  const copied = Object.entries(resource.fields).filter(
    ([name, field]) =>
      isWritable(field) && source[name] !== null && source[name] !== undefined && !isCode(field) && !without.includes(name),
  );
  const input: Record<string, unknown> = Object.fromEntries(copied.map(([name]) => [name, source[name]]));
  input[rename] = await freeText(tx, resource, rename, (ending, most) => copyName(acting, String(source[rename]), ending, most));
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!isCode(field) || !field.required || field.carried || Object.hasOwn(overrides, name)) continue;
    input[name] = await freeText(tx, resource, name, (ending, most) => `${String(source[name]).slice(0, most - ending.length)}${ending}`);
  }
  await behaviour.beforeClone?.({ tx, caller, source, input });
  const saved = await createRecord({ ...acting, input: { ...input, ...overrides } });
  await behaviour.afterClone?.({ tx, caller, source, id: saved.id, parts });
  return saved;
}

/** Which parts come along; the fields of the others are empty. */
function takeParts(declared: Readonly<Record<string, string>>, sent: Record<string, unknown>) {
  const names = Object.keys(declared);
  if (names.length === 0 || sent.parts === undefined) return { parts: new Set(names), overrides: sent };
  const { parts: chosen, ...overrides } = sent;
  if (!Array.isArray(chosen) || !chosen.every((name) => names.includes(name))) throw invalid({ parts: [{ code: 'not_valid' }] });
  const left = names.filter((name) => !chosen.includes(name)).flatMap((name) => (declared[name] === 'beside' ? [] : [declared[name]]));
  return { parts: new Set<string>(chosen), overrides: { ...overrides, ...Object.fromEntries(left.map((field) => [field, []])) } };
}

const isCode = (field: Field): boolean => field.kind === 'text' && field.pattern === 'code';

/** "Madrid (copy)", "Madrid (copy) 2", … as long as a name may be. */
function copyName({ caller }: Acting, name: string, ending: string, most: number): string {
  const whole = (part: string): string => [caller.t('forms.copy_of', { name: part }), ending].filter(Boolean).join(' ');
  const tooLong = Math.max(0, [...whole(name)].length - most);
  return whole(
    [...name]
      .slice(0, [...name].length - tooLong)
      .join('')
      .trim(),
  );
}

/** The first free text: without a number, then with 2, 3, … */
async function freeText(
  tx: Transaction,
  resource: Resource,
  name: string,
  input: (ending: string, most: number) => string,
): Promise<string> {
  const { max = 60 } = resource.fields[name] as { max?: number };
  const { rows } = await sql<{ text: string }>`select lower(${column(name)}) as text from ${table(resource)} r`.execute(tx);
  const taken = new Set(rows.map(({ text }) => text));
  let wanted = input('', max);
  for (let number = 2; taken.has(wanted.toLowerCase()); number += 1) wanted = input(String(number), max);
  return wanted;
}
