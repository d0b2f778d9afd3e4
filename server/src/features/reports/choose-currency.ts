import type { Report } from '@cadre/contract/reports/report';
import { tasks } from '@cadre/contract/resources/tasks';
import type { Caller } from '../../crud/access/caller.ts';
import { reportingCurrency } from '../../crud/money/load-exchange.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';

const tasksMoney = `${tasks.name}.money` as const;

/** Amounts are added up in one currency, that of the company unless another is chosen; those of projects are offered, too. */
export async function chooseCurrency(
  { db }: Pick<Services, 'db'>,
  { actor }: Pick<Caller, 'actor'>,
  { columns }: Pick<Report, 'columns'>,
  wanted: string | undefined,
): Promise<{ currency: string | null; currencies: string[] }> {
  if (!scopeOf(actor, tasksMoney) || !Object.values(columns).some(({ kind }) => kind === 'money'))
    return { currency: null, currencies: [] };
  const reporting = await reportingCurrency(db);
  const { rows } = await sql<{ currency: string }>`
    select p.currency from projects p group by p.currency order by count(*) desc, p.currency`.execute(db);
  const currencies = [...new Set([reporting, ...rows.map(({ currency }) => currency)])];
  return { currency: wanted ?? reporting, currencies };
}
