import type { BodyOf } from '@cadre/contract/call';
import { chainLevel, type replaceChain as replaceChainCall } from '@cadre/contract/calls/chains';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import type { RecordOf } from '@cadre/contract/values';
import { requireRight } from '../../crud/access/access.ts';
import type { StoredRow } from '../../crud/access/caller.ts';
import { type Acting, doorOf } from '../../crud/access/door.ts';
import { readRow } from '../../crud/read/read.ts';
import { deleteRecord } from '../../crud/write/delete.ts';
import { createRecord } from '../../crud/write/save.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';

type ChainInput = BodyOf<typeof replaceChainCall>;
type Setting = RecordOf<typeof approvalSettings>;

const targets = ['branch_id', 'department_id', 'job_id', 'employee_id'] as const;

/**
 * Keeps the levels that match, deletes the rest and adds the missing ones: each with the same checks and the same history as a single edit.
 */
export async function replaceChain(acting: Acting<typeof approvalSettings>, wanted: ChainInput): Promise<Setting[]> {
  const { tx, caller } = acting;
  requireRight(approvalSettings, caller.actor, 'approval-settings.delete');
  const { model, levels, seen } = wanted;
  const place = Object.fromEntries(targets.map((name) => [name, wanted[name] ?? null]));
  // Blocks other changes to the chains meanwhile; reading continues.
  await sql`lock table approval_settings in share row exclusive mode`.execute(tx);
  const { rows: before } = await sql<StoredRow>`
    select * from approval_settings where model = ${model}
      and ${sql.join(
        targets.map((name) => sql`${sql.ref(name)} is not distinct from ${place[name] ?? null}::int`),
        sql` and `,
      )}
    order by level, id`.execute(tx);
  if (seen && !isSame(seen, before)) throw new Problem('chain_changed');
  const stored = new Map<number, StoredRow>();
  for (const [at, level] of levels.entries()) {
    const same = before.find((row) => row.level === at + 1 && ![...stored.values()].includes(row) && says(row, level));
    if (same) stored.set(at, same);
  }
  for (const row of before) if (![...stored.values()].includes(row)) await deleteRecord(acting, row.id);
  const ids: number[] = [];
  for (const [at, level] of levels.entries()) {
    const input = { ...place, ...level, model, level: at + 1 };
    ids.push(stored.get(at)?.id ?? (await createRecord({ ...acting, input }).catch(inLevel(at))).id);
  }
  const settings: Setting[] = [];
  for (const id of ids) settings.push(await readRow(tx, doorOf(acting), id));
  return settings;
}

const isSame = (seen: readonly number[], rows: readonly StoredRow[]): boolean =>
  seen.length === rows.length && rows.every(({ id }) => seen.includes(id));

/** Omitted values take the default of the database. */
const unsaid: Record<string, unknown> = {
  mode: 'any',
  self_rule: 'escalate',
  remind_after_days: 2,
  escalate_after_days: 5,
  notify_only: false,
  auto_action: 'none',
  rejection_note: 'expected',
};

const says = (row: StoredRow, level: Record<string, unknown>): boolean =>
  Object.keys(chainLevel).every(
    (name) => (row[name] ?? null) === (level[name] || level[name] === 0 ? level[name] : (unsaid[name] ?? null)),
  );

/** Reports a level's errors with its index in the list. */
const inLevel =
  (at: number) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || !error.fields) throw error;
    throw invalid(
      Object.fromEntries(Object.entries(error.fields).map(([name, found]) => [name in chainLevel ? `levels.${at}.${name}` : name, found])),
    );
  };
