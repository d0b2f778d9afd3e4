import type { Report } from '@cadre/contract/reports/report';
import { tasks } from '@cadre/contract/resources/tasks';
import type { Asker } from '../../crud/asker.ts';
import { scopeOf } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';

const tasksMoney = `${tasks.name}.money` as const;

/** Amounts of two currencies are never added: a report tells one, the one most projects are in unless said. */
export async function chooseCurrency(
  { db }: Pick<House, 'db'>,
  { actor }: Pick<Asker, 'actor'>,
  { columns }: Pick<Report, 'columns'>,
  wanted: string | undefined,
): Promise<{ currency: string | null; currencies: string[] }> {
  if (!scopeOf(actor, tasksMoney) || !Object.values(columns).some(({ kind }) => kind === 'money'))
    return { currency: null, currencies: [] };
  const { rows } = await sql<{ currency: string }>`
    select p.currency from projects p group by p.currency order by count(*) desc, p.currency`.execute(db);
  const currencies = rows.map(({ currency }) => currency);
  return { currency: wanted ?? currencies[0] ?? null, currencies };
}
