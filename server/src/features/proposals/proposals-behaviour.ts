import { isDeepStrictEqual } from 'node:util';
import { usualProbability } from '@cadre/rules/proposals/price';
import type { Behaviour, Filing, Write } from '../../crud/behaviour.ts';
import type { Requests } from '../../crud/requests/requests.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { pricedColumns } from './price-proposal.ts';
import { afterMoves, beforeMoves, followProbability } from './proposal-moves.ts';
import type { StoredProposal } from './stored-proposal.ts';

/** Fields that can still change after the client has the proposal. */
const changesLater: readonly string[] = ['probability', 'expected_start', 'expected_end', 'presales_project_id', 'owner_id'];
const priced = ['lines', 'costs', 'currency', 'discount', 'tax'];
const emptied = { lines: '[]', costs: '[]' };

export const proposalsBehaviour = (requests: Requests): Behaviour => ({
  columns: { weighted_amount: () => sql`round(r.net_amount * r.probability / 100.0)::bigint` },
  can: {
    update: () => sql`r.status in ('draft', 'sent')`,
    delete: () => sql`(r.status = 'draft' and r.revision = 1)`,
    approve: () => sql`r.reviewed_at is null`,
    send: () => sql`(r.status = 'draft' or r.reviewed_at is not null)`,
  },
  pathFor: ({ id }) => `/proposals/${id}`,
  beforeWrite: (write) => (write.before ? changeProposal(write, write.before as StoredProposal) : beginProposal(write)),
  async beforeDelete({ before }) {
    const { status, revision } = before as StoredProposal;
    if (status !== 'draft' || revision > 1) throw new Problem('wrong_state');
  },
  async beforeMove(move) {
    followProbability(move);
    await beforeMoves[move.name]?.(move, requests);
  },
  async afterMove(move) {
    await afterMoves[move.name]?.(move, requests);
  },
  beforeFile: guardEvidence,
  /** Its owner has just submitted it. */
  request: { approveAtOnce: (_, approve) => approve({ silently: true }) },
});

/** Without an owner, the creator owns the proposal. */
async function beginProposal({ tx, caller, values }: Write): Promise<void> {
  values.owner_id ??= caller.actor.employee_id;
  if (values.owner_id === null) throw invalid({ owner_id: [{ code: 'required' }] });
  values.probability ??= usualProbability.draft;
  fillEmptied(values);
  Object.assign(values, await pricedColumns(tx, { lines: values.lines, costs: values.costs, currency: values.currency, ...values }));
  const { rows } = await sql<{ number: string }>`select next_proposal_number(extract(year from now())::int) as number`.execute(tx);
  values.number = rows[0]?.number;
}

async function changeProposal({ tx, values, input }: Write, before: StoredProposal): Promise<void> {
  if (before.status !== 'draft' && before.status !== 'sent') throw new Problem('wrong_state');
  if (before.status === 'sent') return refuseChanged(input, before);
  if (values.probability === null) values.probability = usualProbability.draft;
  fillEmptied(values);
  if (priced.some((name) => values[name] !== undefined)) Object.assign(values, await pricedColumns(tx, { ...before, ...values }));
}

/** A sent proposal cannot be changed; sending equal values is no change. */
function refuseChanged(input: Record<string, unknown>, before: StoredProposal): void {
  const changed = Object.keys(input).filter(
    (name) => !changesLater.includes(name) && !isDeepStrictEqual(input[name] ?? null, before[name] ?? null),
  );
  if (changed.length > 0) throw invalid(Object.fromEntries(changed.map((name) => [name, [{ code: 'sent_already' }]])));
}

function fillEmptied(values: Record<string, unknown>): void {
  for (const [name, empty] of Object.entries(emptied)) if (values[name] === null) values[name] = empty;
}

/** Evidence of acceptance needs a proposal that was sent; after acceptance it cannot be removed. */
async function guardEvidence({ collection, before, act }: Filing): Promise<void> {
  const { status } = before as StoredProposal;
  const mayFile = act === 'add' ? ['sent', 'accepted', 'converted'] : ['sent'];
  if (collection === 'evidence' && !mayFile.includes(status)) throw new Problem('wrong_state');
}
