import type { CustomField } from '@cadre/contract/custom-field';
import { keyFrom } from '@cadre/rules/custom/key-from';
import type { Behaviour, Write } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { invalid } from '../../platform/problem.ts';

type Option = CustomField['options'][number];

export const customFieldsBehaviour: Behaviour = {
  columns: { is_used: () => sql`custom_field_is_used(r.model, r.key)` },
  complete: async (tx, input) => (typeof input.name === 'string' && !input.key ? { ...input, key: await freeKey(tx, input) } : input),
  beforeWrite: async (write) => {
    if (!Array.isArray(write.input.options)) return;
    const options = keyed(write.input.options as Option[]);
    await refuseUsed(write, options);
    write.values.options = JSON.stringify(options);
  },
  beforeMove: async ({ name, values }) => {
    if (name === 'restore') values.hidden_at = null;
  },
};

async function freeKey(tx: Transaction, { name, model }: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<Columns<'custom_fields', 'key'>>`
    select key from custom_fields where model = ${String(model)}`.execute(tx);
  return keyFrom(String(name), new Set(rows.map(({ key }) => key)));
}

/** A choice keeps the key it was made with, whatever it is called later. */
function keyed(options: readonly Option[]): Option[] {
  const taken = new Set<string>();
  for (const [at, { key }] of options.entries()) {
    if (!key) continue;
    if (taken.has(key)) throw invalid({ [`options.${at}.key`]: [{ code: 'taken' }] });
    taken.add(key);
  }
  return options.map((option) => {
    const key = option.key || keyFrom(option.name, taken);
    taken.add(key);
    return { ...option, key };
  });
}

/** Options in use cannot be removed. */
async function refuseUsed({ tx, before }: Write, options: readonly Option[]): Promise<void> {
  const left = new Set(options.map(({ key }) => key));
  const gone = ((before?.options ?? []) as Option[]).filter(({ key }) => !left.has(key));
  if (!before || gone.length === 0) return;
  const value = sql`r.custom ->> ${String(before.key)}`;
  const { rows } = await sql<{ key: string }>`
    select distinct ${value} as key from ${table({ name: String(before.model) })} r
    where ${value} = any(${gone.map(({ key }) => key)}::text[])`.execute(tx);
  const used = gone.filter(({ key }) => rows.some((row) => row.key === key)).map(({ name }) => name);
  if (used.length > 0) throw invalid({ options: [{ code: 'options_in_use', options: used.join(', ') }] });
}
