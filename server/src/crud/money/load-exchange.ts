import type { Day } from '@cadre/rules/calendar';
import { type Exchange, type ExchangeRate, exchangeOf } from '@cadre/rules/exchange/exchange';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The company's currency, in which amounts of several currencies are compared and added up. */
export async function reportingCurrency(db: Runner): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select currency from settings`.execute(db);
  return (rows[0] as { currency: string }).currency;
}

/** Exchange of any day in the span: the rates within it, and the newest of each pair before it. */
export async function loadExchange(db: Runner, reporting: string, { from, to }: { from: Day; to: Day }): Promise<Exchange> {
  const { rows } = await sql<ExchangeRate>`
    (select distinct on (x.from_currency, x.to_currency) x.day, x.from_currency as "from", x.to_currency as "to", x.rate::text as rate
      from exchange_rates x where x.day < ${from} order by x.from_currency, x.to_currency, x.day desc)
    union all
    select x.day, x.from_currency, x.to_currency, x.rate::text from exchange_rates x where x.day between ${from} and ${to}`.execute(db);
  return exchangeOf(rows, reporting);
}
