import { proposals } from '@cadre/contract/resources/proposals';
import { usualProbability } from '@cadre/rules/proposals/price';
import type { Move } from '../../crud/behaviour.ts';
import type { Requests } from '../../crud/requests/requests.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { freezeRevision } from './freeze-revision.ts';
import type { StoredProposal } from './stored-proposal.ts';

type Step = (move: Move, requests: Requests) => Promise<void>;

const toDraft: Step = async ({ values }) => {
  values.reviewed_at = null;
};

/** Preconditions and values of the moves. */
export const beforeMoves: Record<string, Step> = {
  async submit({ before }) {
    refuseEmpty(before as StoredProposal);
  },
  async approve({ before }) {
    if ((before as StoredProposal).reviewed_at !== null) throw new Problem('wrong_state');
  },
  send_back: toDraft,
  take_back: toDraft,
  async send({ tx, before }, requests) {
    const proposal = before as StoredProposal;
    refuseEmpty(proposal);
    if (proposal.valid_until !== null) await refusePast(tx, proposal, proposal.valid_until);
    const isReviewed =
      proposal.status === 'internal_review' ? proposal.reviewed_at !== null : !(await requests.hasChain(tx, proposals, proposal));
    if (!isReviewed) throw new Problem('proposal_needs_review');
  },
  async accept({ tx, input, before }) {
    await refuseOtherDay(tx, before as StoredProposal, String(input.accepted_on));
  },
  async extend({ tx, input, before }) {
    await refusePast(tx, before as StoredProposal, String(input.valid_until));
  },
  async revise({ values, before }) {
    Object.assign(values, { revision: (before as StoredProposal).revision + 1, reviewed_at: null, sent_at: null });
  },
};

/** Effects of the moves. */
export const afterMoves: Record<string, Step> = {
  async send({ services, tx, caller, before }) {
    await freezeRevision(services, tx, caller.actor.user_id, await readProposal(tx, before.id));
  },
};

/** An unedited probability follows the usual one of the new status; decided ones are certain. */
export function followProbability({ values, before, to }: Move): void {
  const { status, probability } = before as StoredProposal;
  const usual = usualProbability[to as StoredProposal['status']];
  if (probability === usualProbability[status] || usual === 0 || usual === 100) values.probability = usual;
}

async function readProposal(tx: Transaction, id: number): Promise<StoredProposal> {
  const { rows } = await sql<StoredProposal>`select * from proposals where id = ${id}`.execute(tx);
  return rows[0] as StoredProposal;
}

function refuseEmpty({ lines }: StoredProposal): void {
  if (lines.length === 0) throw new Problem('proposal_has_no_lines', { fields: { lines: [{ code: 'required' }] } });
}

/** A client accepts between the day on which the proposal was sent and today, by the calendar of its owner. */
async function refuseOtherDay(tx: Transaction, { id, owner_id }: StoredProposal, day: string): Promise<void> {
  const { rows } = await sql<{ is_ahead: boolean; is_before: boolean }>`
    select ${day}::date > today_of(e) as is_ahead, ${day}::date < (p.sent_at at time zone coalesce(e.timezone, (select b.timezone from branches b where b.id = e.branch_id)))::date as is_before
    from employees e join proposals p on p.id = ${id} where e.id = ${owner_id}`.execute(tx);
  if (rows[0]?.is_ahead) throw invalid({ accepted_on: [{ code: 'in_the_future' }] });
  if (rows[0]?.is_before) throw invalid({ accepted_on: [{ code: 'before_sent' }] });
}

/** Today is where its owner works. */
async function refusePast(tx: Transaction, { owner_id }: StoredProposal, day: string): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${owner_id} and today_of(e) > ${day}::date`.execute(tx);
  if (rows.length > 0) throw invalid({ valid_until: [{ code: 'in_the_past' }] });
}
