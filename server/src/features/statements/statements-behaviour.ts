import { statements } from '@cadre/contract/resources/statements';
import { reach, seen } from '../../crud/access/access.ts';
import type { Behaviour, Move, Write } from '../../crud/behaviour.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { gatherRows } from './gather-rows.ts';
import { readSettings } from './statement-settings.ts';
import type { StoredStatement } from './stored-statement.ts';

const isDraft = (): Sql<boolean> => sql`(r.status = 'draft')`;
const isOwnStep = sql<boolean>`exists (select from statement_settings where not needs_second_person)`;

export const statementsBehaviour: Behaviour = {
  can: {
    update: isDraft,
    delete: isDraft,
    review: ({ user_id }) => sql`(${isOwnStep} or r.prepared_by_id is distinct from ${user_id}::int)`,
    issue: () => sql`(r.status = 'reviewed' or ${isOwnStep})`,
  },
  pathFor: ({ id }) => `/time-cards/statements/${id}`,
  async complete(tx, input) {
    if (input.currency !== undefined || typeof input.client_id !== 'number') return input;
    const { rows } = await sql<{ currency: string }>`select currency from clients where id = ${input.client_id}`.execute(tx);
    return rows[0] ? { ...input, currency: rows[0].currency } : input;
  },
  beforeWrite: prepare,
  async afterWrite({ tx, before, after, input }) {
    if (before && !changesWhatItGathers(input)) return;
    const statement = after as StoredStatement;
    await sql`delete from statement_lines where statement_id = ${statement.id}`.execute(tx);
    await gatherRows(tx, statement);
  },
  async beforeDelete({ before }) {
    if (before.status !== 'draft') throw new Problem('statement_is_final');
  },
  async beforeMove(move) {
    await beforeMoves[move.name]?.(move);
  },
};

const gathersBy = ['client_id', 'project_ids', 'from_date', 'to_date', 'currency'];
const changesWhatItGathers = (input: Record<string, unknown>): boolean => gathersBy.some((name) => Object.hasOwn(input, name));

/** A draft covers projects that its preparer may bill; the user who changed it last cannot review it. */
async function prepare({ tx, caller: { actor }, input, values, before }: Write): Promise<void> {
  if (before && before.status !== 'draft') throw new Problem('statement_is_final');
  values.prepared_by_id = actor.user_id;
  const client_id = Number(values.client_id ?? before?.client_id);
  await refuseReplaced(tx, actor, client_id, values.replaces_id);
  if (before && values.client_id === undefined && input.project_ids === undefined) return;
  const open = await projectsToBill(tx, actor, client_id);
  const wanted = Array.isArray(input.project_ids) && input.project_ids.length > 0 ? (input.project_ids as number[]) : open;
  if (wanted.some((id) => !open.includes(id))) throw invalid({ project_ids: [{ code: 'missing_reference' }] });
  input.project_ids = [...new Set(wanted)];
  const { rows } = await sql<{ manager_id: number | null }>`select manager_of_projects(${wanted}::int[]) as manager_id`.execute(tx);
  values.manager_id = rows[0]?.manager_id ?? null;
}

/** Projects have managers as statements have: one right reaches both. */
async function projectsToBill(tx: Transaction, actor: Actor, client_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from projects r where r.client_id = ${client_id} and ${reach(statements, actor, 'statements.create')} order by r.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

async function refuseReplaced(tx: Transaction, actor: Actor, client_id: number, replaces_id: unknown): Promise<void> {
  if (typeof replaces_id !== 'number') return;
  const { rows } = await sql`
    select from statements r where r.id = ${replaces_id} and r.client_id = ${client_id} and r.status = 'cancelled' and ${seen(statements, actor)}`.execute(
    tx,
  );
  if (rows.length === 0) throw invalid({ replaces_id: [{ code: 'statement_not_cancelled' }] });
}

const beforeMoves: Record<string, (move: Move) => Promise<void>> = {
  async review({ tx, caller: { actor }, before, values }) {
    const { needs_second_person } = await readSettings(tx);
    if (needs_second_person && before.prepared_by_id === actor.user_id) throw new Problem('own_statement');
    await refuseEmpty(tx, before.id);
    values.reviewed_by_id = actor.user_id;
  },
  async reopen({ values }) {
    Object.assign(values, { reviewed_by_id: null, reviewed_at: null });
  },
  async issue({ tx, caller: { actor }, before, values }) {
    const { needs_second_person } = await readSettings(tx);
    if (needs_second_person && before.status !== 'reviewed') throw new Problem('statement_not_reviewed');
    await refuseEmpty(tx, before.id);
    values.issued_by_id = actor.user_id;
    values.due_date = sql`(select current_date + c.payment_terms_days from clients c where c.id = ${before.client_id})`;
  },
};

async function refuseEmpty(tx: Transaction, id: number): Promise<void> {
  const { rows } = await sql`select from statement_lines where statement_id = ${id} and state = 'billed' limit 1`.execute(tx);
  if (rows.length === 0) throw new Problem('statement_is_empty');
}
