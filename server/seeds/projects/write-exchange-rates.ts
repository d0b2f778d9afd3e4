import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** The rate of the euro around which each currency moves, as if imported once a week for two years. */
export async function writeExchangeRates(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into exchange_rates (day, from_currency, to_currency, rate, source)
    select w.day::date, 'EUR', c.code, round((c.usual * (1 + 0.03 * sin(extract(doy from w.day) / c.pace)))::numeric, c.places), 'imported'
    from generate_series(date_trunc('week', ${today}::date - interval '2 years'), ${today}::date, interval '7 days') w (day)
    cross join (values ('USD', 1.09, 23.0, 4), ('JPY', 162.0, 31.0, 2), ('GBP', 0.86, 41.0, 4), ('CHF', 0.95, 53.0, 4)) c (code, usual, pace, places)
    order by 1, c.code`.execute(tx);
}
