import type { decideTimeCard } from '@cadre/contract/calls/time-cards';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { type Acting, doorOf } from '../../crud/access/door.ts';
import { act } from '../../crud/acts/act.ts';
import { requireSeen } from '../../crud/read/read.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { approveRows } from './card-rows.ts';
import type { StoredCard } from './stored-card.ts';

type Decided = CallContext<typeof decideTimeCard>['body'];

/** Row by row: approved rows stay approved, even if others are returned; one returned row returns the card. */
export async function decideCard(acting: Acting<typeof timeCards>, id: number, { rows, note, version }: Decided) {
  const { tx } = acting;
  await requireSeen(tx, doorOf(acting), id);
  const found = await sql<StoredCard>`select * from time_cards where id = ${id} for update`.execute(tx);
  const card = found.rows[0] as StoredCard;
  await requireAll(acting, card, rows);
  const sent = { version: version ?? undefined };
  const rejected = rows.filter(({ status }) => status === 'rejected');
  const { approve, reject } = timeCards.life.status?.moves ?? {};
  if (!approve || !reject) throw new Problem('wrong_state');
  if (rejected.length === 0) return act(acting, id, [['approve', approve]], { ...sent, input: { note: note ?? null } });
  const reason = note?.trim() || rejected.find((row) => row.note?.trim())?.note?.trim();
  if (!reason) throw invalid({ note: [{ code: 'required' }] });
  const approved = rows.filter(({ status }) => status === 'approved').map((row) => row.id);
  await approveRows(tx, card, approved);
  for (const row of rejected)
    if (row.note?.trim())
      await sql`update tasks set returned_note = ${row.note.trim()} where id = ${row.id} and time_card_id = ${id}`.execute(tx);
  return act(acting, id, [['reject', reject]], { ...sent, input: { note: reason } });
}

/** Every pending row must be listed exactly once. */
async function requireAll({ tx }: Acting, { id, status }: StoredCard, rows: Decided['rows']): Promise<void> {
  if (status !== 'submitted') return;
  const { rows: waiting } = await sql<{ id: number }>`select id from tasks where time_card_id = ${id} and status = 'submitted'`.execute(tx);
  const named = new Set(rows.map((row) => row.id));
  if (named.size !== rows.length || rows.length !== waiting.length || waiting.some((row) => !named.has(row.id)))
    throw invalid({ rows: [{ code: 'rows_undecided' }] });
}
