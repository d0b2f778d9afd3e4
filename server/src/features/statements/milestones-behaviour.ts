import type { Behaviour } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';

export const milestonesBehaviour: Behaviour = {
  can: { update: () => sql`(r.status <> 'billed')`, delete: () => sql`(r.status <> 'billed')` },
  /** The default currency is that of the project. */
  async complete(tx, input) {
    if (input.currency !== undefined || typeof input.project_id !== 'number') return input;
    const { rows } = await sql<{ currency: string }>`select currency from projects where id = ${input.project_id}`.execute(tx);
    return rows[0] ? { ...input, currency: rows[0].currency } : input;
  },
  async beforeWrite({ tx, values, before }) {
    if (before?.status === 'billed') await refuseBilled(tx, before.id);
    if (values.project_id === undefined) return;
    const { rows } = await sql<{ manager_id: number }>`select manager_id from projects where id = ${values.project_id}`.execute(tx);
    if (!rows[0]) throw invalid({ project_id: [{ code: 'missing_reference' }] });
    values.manager_id = rows[0].manager_id;
  },
  async beforeDelete({ tx, before }) {
    if (before.status === 'billed') await refuseBilled(tx, before.id);
  },
  async beforeMove({ name, values }) {
    if (name === 'take_back') values.reached_on = null;
  },
};

async function refuseBilled(tx: Transaction, id: number): Promise<never> {
  const { rows } = await sql<{ number: string }>`
    select s.number from statement_lines l join statements s on s.id = l.statement_id where l.milestone_id = ${id} and l.live`.execute(tx);
  throw new Problem('milestone_is_billed', { args: { statement: rows[0]?.number ?? '–' } });
}
