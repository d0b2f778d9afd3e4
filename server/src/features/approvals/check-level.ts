import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import { conditionOf } from '@cadre/rules/approvals/chain';
import type { Write } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import { resourceNamed } from '../../crud/resource-named.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import { needsPerson } from './needs-person.ts';
import { requireRights } from './require-rights.ts';

/** A level decides by itself only where no person has to, and its condition is one that the kind of request can meet. */
export async function checkLevel(write: Pick<Write, 'tx' | 'values' | 'caller'>): Promise<void> {
  const { model, auto_action } = write.values as Record<string, string | null | undefined>;
  const subject = resourceNamed(String(model));
  if (auto_action === 'approve' && subject && needsPerson(subject)) throw invalid({ auto_action: [{ code: 'needs_person' }] });
  await requireRights(write);
  await checkCondition(write);
}

async function checkCondition({ tx, values }: Pick<Write, 'tx' | 'values'>): Promise<void> {
  const { model, condition_field, condition_op, condition_value } = values as Record<string, string | null | undefined>;
  const condition = conditionOf(condition_field ?? null, condition_op ?? null, condition_value ?? null);
  if (!condition) return;
  const subject = resourceNamed(String(model));
  const field = subject?.life.request?.facts?.includes(condition.field) ? fieldOf(subject, condition.field) : undefined;
  if (!field) throw invalid({ condition_field: [{ code: 'unknown_fact' }] });
  if (field.kind === 'money') values.condition_currency ||= await companyCurrency(tx);
  else if (values.condition_currency) throw invalid({ condition_currency: [{ code: 'not_valid' }] });
  const isCompared = !['eq', 'in'].includes(condition.op);
  if (isCompared && !isNumber(field)) throw invalid({ condition_op: [{ code: 'not_valid' }] });
  const wanted = Array.isArray(condition.value) ? condition.value : [condition.value];
  if (!(await areKnown(tx, field, wanted))) throw invalid({ condition_value: [{ code: 'not_valid' }] });
}

async function companyCurrency(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select currency from settings`.execute(tx);
  return rows[0]?.currency ?? '';
}

const isNumber = ({ kind }: Field): boolean => ['decimal', 'integer', 'minutes', 'money', 'share', 'hours'].includes(kind);

async function areKnown(tx: Transaction, field: Field, wanted: readonly (number | string)[]): Promise<boolean> {
  if (isNumber(field)) return wanted.every((one) => typeof one === 'number');
  if (field.kind === 'choice') return wanted.every((one) => field.options.includes(String(one)));
  if (field.kind !== 'reference') return true;
  const ids = [...new Set(wanted.filter((one) => Number.isSafeInteger(one) && Number(one) > 0 && Number(one) <= 2_147_483_647))];
  const { rows } = await sql`select from ${table({ name: field.to })} where id = any(${ids}::int[])`.execute(tx);
  return ids.length === new Set(wanted).size && rows.length === ids.length;
}
