import type { convertProposal as convertCall } from '@cadre/contract/calls/proposals';
import { projects } from '@cadre/contract/resources/projects';
import { proposals } from '@cadre/contract/resources/proposals';
import { takenLines } from '@cadre/rules/proposals/conversion';
import { type ProposalLine, priceOf, usualProbability } from '@cadre/rules/proposals/price';
import { changeStatus } from '../../crud/acts/change-status.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read/read.ts';
import { createRecord } from '../../crud/write/save.ts';
import { lockRow } from '../../crud/write/stored-row.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { addBaseline } from './add-baseline.ts';
import { addRates } from './add-rates.ts';
import { addTerms } from './add-terms.ts';
import type { StoredProposal } from './stored-proposal.ts';

type Converting = CallContext<typeof convertCall>;
/** The lines sold in the end, as if they had never been options. */
type Sold = { lines: ProposalLine[]; amount: number };

/** A second, concurrent request waits for the lock of the row, and finds the project already created. */
export function convertProposal(services: Services, behaviours: Behaviours, context: Converting) {
  return services.db.transaction(async (tx) => {
    const proposal = (await lockRow(tx, proposals, context, 'convert', idOf(context.params.id))) as StoredProposal;
    if (proposal.project_id !== null) return toResponse(tx, context, proposal, proposal.project_id, 'proposal_was_converted');
    if (proposal.status !== 'accepted') throw new Problem('wrong_state');
    const sold = soldOf(proposal, context.body.with_options === true);
    const added = context.body.project_id ?? null;
    const project_id =
      added === null ? await newProject(services, behaviours, tx, context, proposal) : await changedProject(tx, context, proposal, added);
    await addBaseline(tx, context.actor.user_id, { project_id, proposal, lines: sold.lines, isChange: added !== null });
    await addRates(tx, context, { project_id, proposal, lines: sold.lines });
    await addTerms(tx, context, { project_id, sold: { minutes: minutesIn(sold.lines), amount: sold.amount }, isChange: added !== null });
    await addAmount(tx, project_id, proposal, sold.amount);
    await changeStatus(tx, proposals, context, proposal, 'converted', {
      values: { project_id, probability: usualProbability.converted },
      noted: ['project_id'],
    });
    return toResponse(tx, context, proposal, project_id, added === null ? 'proposal_converted' : 'proposal_added');
  });
}

function soldOf(proposal: StoredProposal, withOptions: boolean): Sold {
  const lines = takenLines(proposal.lines, withOptions).map((line) => ({ ...line, optional: false }));
  return { lines, amount: priceOf({ ...proposal, lines }).amount };
}

const minutesIn = (lines: readonly ProposalLine[]): number => lines.reduce((sum, { minutes }) => sum + minutes, 0);

/** Made through the door of projects: who may make none, converts nothing. */
async function newProject(
  services: Services,
  behaviours: Behaviours,
  tx: Transaction,
  context: Converting,
  { id: proposal_id, title, client_id, owner_id, currency, billing_type, expected_start, expected_end }: StoredProposal,
): Promise<number> {
  const { name, manager_id, start_date, end_date } = context.body;
  const starts = start_date ?? expected_start;
  const ends = end_date ?? expected_end;
  const input = {
    name: name ?? title,
    manager_id: manager_id ?? owner_id,
    ...{ client_id, currency, billing_type, category: 'client', overrun_policy: 'warn', billable: true },
    ...(starts && { start_date: starts }),
    ...(ends && { end_date: ends }),
  };
  const behaviour = behaviours.projects ?? {};
  const { id } = await createRecord({ services, tx, resource: projects, behaviour, caller: context, input });
  await sql`update projects set proposal_id = ${proposal_id} where id = ${id}`.execute(tx);
  return id;
}

/** A change request belongs to a project of the same client and currency that still runs. */
async function changedProject(tx: Transaction, context: Converting, proposal: StoredProposal, project_id: number): Promise<number> {
  const project = await lockRow(tx, projects, context, 'update', project_id);
  const code =
    project.client_id !== proposal.client_id
      ? 'other_client'
      : project.currency !== proposal.currency
        ? 'other_currency'
        : ['completed', 'cancelled'].includes(String(project.status))
          ? 'project_is_over'
          : undefined;
  if (code) throw invalid({ project_id: [{ code }] });
  return project_id;
}

/** A fixed price grows by the sold amount, and the budget with it. */
async function addAmount(tx: Transaction, project_id: number, { billing_type }: StoredProposal, amount: number): Promise<void> {
  const fixed = billing_type === 'fixed_price' ? amount : null;
  await sql`
    update projects set budget = coalesce(budget, 0) + ${amount},
      fixed_price = case when ${fixed}::bigint is null then fixed_price else coalesce(fixed_price, 0) + ${fixed}::bigint end,
      version = version + 1, updated_at = now()
    where id = ${project_id}`.execute(tx);
}

type Became = 'proposal_converted' | 'proposal_added' | 'proposal_was_converted';
type ConvertedProject = { id: number; number: string; name: string; baseline: number };

async function toResponse(tx: Transaction, context: Converting, { title }: StoredProposal, project_id: number, became: Became) {
  const { rows } = await sql<ConvertedProject>`
    select p.id, p.number, p.name, coalesce((select max(b.baseline) from project_baselines b where b.project_id = p.id), 0) as baseline
    from projects p where p.id = ${project_id}`.execute(tx);
  const { baseline, ...project } = rows[0] as ConvertedProject;
  return {
    message: context.t(`done.${became}`, { label: title, number: project.number }),
    data: { project, baseline, converted_now: became !== 'proposal_was_converted' },
  };
}
