import type { Behaviour } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid, Problem } from '../../platform/problem.ts';

export const milestonesBehaviour: Behaviour = {
  can: { update: () => sql`(r.status <> 'billed')`, delete: () => sql`(r.status <> 'billed')` },
  /** In the currency of its project, unless said. */
  async complete(tx, input) {
    if (input.currency !== undefined || typeof input.project_id !== 'number') return input;
    const { rows } = await sql<{ currency: string }>`select currency from projects where id = ${input.project_id}`.execute(tx);
    return rows[0] ? { ...input, currency: rows[0].currency } : input;
  },
  async beforeWrite({ tx, values, before }) {
    if (before?.status === 'billed') throw new Problem('milestone_is_billed');
    if (values.project_id === undefined) return;
    const { rows } = await sql<{ manager_id: number }>`select manager_id from projects where id = ${values.project_id}`.execute(tx);
    if (!rows[0]) throw invalid({ project_id: [{ code: 'missing_reference' }] });
    values.manager_id = rows[0].manager_id;
  },
  async beforeDelete({ before }) {
    if (before.status === 'billed') throw new Problem('milestone_is_billed');
  },
  async beforeMove({ name, values }) {
    if (name === 'take_back') values.reached_on = null;
  },
};
