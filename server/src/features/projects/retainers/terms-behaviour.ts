import type { Behaviour } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';

/** Terms are in the currency of their project. */
export const termsBehaviour: Behaviour = {
  async complete(tx, input) {
    if (input.currency !== undefined) return input;
    const currency = await currencyOf(tx, input.project_id);
    return currency ? { ...input, currency } : input;
  },
  async beforeWrite({ tx, values, before }) {
    if (values.currency === undefined && values.project_id === undefined) return;
    const currency = await currencyOf(tx, values.project_id ?? before?.project_id);
    if (!currency) throw invalid({ project_id: [{ code: 'missing_reference' }] });
    if ((values.currency ?? before?.currency) !== currency) throw invalid({ currency: [{ code: 'other_currency' }] });
  },
  pathFor: ({ project_id }) => `/time-cards/projects/${Number(project_id)}`,
};

async function currencyOf(tx: Transaction, project_id: unknown): Promise<string | undefined> {
  if (typeof project_id !== 'number') return undefined;
  const { rows } = await sql<{ currency: string }>`select currency from projects where id = ${project_id}`.execute(tx);
  return rows[0]?.currency;
}
