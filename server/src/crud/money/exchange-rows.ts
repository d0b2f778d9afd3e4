import { addDays, type Day } from '@cadre/rules/calendar';
import { type Exchange, minorExchange } from '@cadre/rules/exchange/exchange';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { loadExchange, reportingCurrency } from './load-exchange.ts';

type Span = { from: Day; to: Day };
type Interval = { currency: string; first: Day; last: Day; over: string; under: string };

/** The value of a minor unit of every used currency in the target currency, a row per day: `currency`, `day`, `over`, `under`. */
export async function exchangeRows(db: Runner, target: string | null, span: Span): Promise<Sql> {
  const intervals = target === null ? [] : await intervalsIn(db, target, span);
  return sql`(
    select f.currency, d.day::date as day, f.over, f.under
    from jsonb_to_recordset(${JSON.stringify(intervals)}::jsonb) f (currency text, first date, last date, over numeric, under numeric)
    cross join lateral generate_series(f.first, f.last, interval '1 day') d (day))`;
}

async function intervalsIn(db: Runner, target: string, span: Span): Promise<Interval[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from rates union select currency from projects union select currency from travels union select currency from statements
    union select currency from proposals`.execute(db);
  const foreign = rows.map(({ currency }) => currency).filter((currency) => currency !== target);
  if (foreign.length === 0) return [];
  const exchange = await loadExchange(db, await reportingCurrency(db), span);
  return foreign.flatMap((currency) => intervalsOf(exchange, currency, target, span));
}

/** Days in a row with the same rate; days without one are left out. */
function intervalsOf(exchange: Exchange, currency: string, target: string, { from, to }: Span): Interval[] {
  const found: Interval[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const rate = minorExchange(exchange, currency, target, day);
    if (!rate) continue;
    const [over, under] = [String(rate.over), String(rate.under)];
    const last = found.at(-1);
    if (last && last.over === over && last.under === under && addDays(last.last, 1) === day) last.last = day;
    else found.push({ currency, first: day, last: day, over, under });
  }
  return found;
}
