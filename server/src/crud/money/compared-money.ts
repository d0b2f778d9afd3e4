import type { Field } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { minorExchange } from '@cadre/rules/exchange/exchange';
import { currencies, currencyDigits } from '@cadre/rules/money';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { loadExchange, reportingCurrency } from './load-exchange.ts';

type MoneyField = Extract<Field, { kind: 'money' }>;

/** The currency in which a list compares amounts, and today's value of a minor unit of each other currency. */
export type ComparedMoney = { currency: string; factors: readonly Factor[] };
type Query = { order_by: string; filters: Record<string, unknown> };
type Factor = { currency: string; over: bigint; under: bigint };

/** A list that is sorted or filtered by money compares amounts by their value today, unless it is filtered by one currency. */
export async function withComparedMoney<Q extends Query>(
  db: Runner,
  resource: Resource,
  wanted: Q,
): Promise<Q & { money?: ComparedMoney }> {
  const fields = [wanted.order_by, ...Object.keys(wanted.filters)].flatMap((name) => {
    const field = fieldOf(resource, name);
    return field?.kind === 'money' ? [field] : [];
  });
  if (fields.every((field) => isOfOneCurrency(field, wanted.filters))) return wanted;
  return { ...wanted, money: await loadComparedMoney(db) };
}

const isOfOneCurrency = ({ currency }: MoneyField, filters: Query['filters']): boolean => {
  const chosen = filters[currency];
  return typeof chosen === 'string' || (Array.isArray(chosen) && chosen.length === 1);
};

async function loadComparedMoney(db: Runner): Promise<ComparedMoney> {
  const currency = await reportingCurrency(db);
  const today = new Date().toISOString().slice(0, 10);
  const exchange = await loadExchange(db, currency, { from: today, to: today });
  return {
    currency,
    factors: currencies.flatMap((from) => {
      const factor = minorExchange(exchange, from, currency, today);
      return factor ? [{ currency: from, ...factor }] : [];
    }),
  };
}

/** To nine decimals: two amounts of one currency stay in their order where a unit of it is worth less than one of the other. */
const value = (amount: Sql, { over, under }: Factor): Sql =>
  over === under
    ? sql`${amount}::numeric`
    : sql`round(${amount} * ${sql.lit(String(over))}::numeric / ${sql.lit(String(under))}::numeric, 9)`;

const byCurrency = (amount: Sql, own: Sql, { factors }: ComparedMoney, otherwise: Sql): Sql => sql`
  case ${own} ${sql.join(
    factors.map((factor) => sql`when ${sql.lit(factor.currency)} then ${value(amount, factor)}`),
    sql` `,
  )} else ${otherwise} end`;

/** Larger than any amount, so that amounts without a rate come last, by currency. */
const beyond = sql`${sql.lit('1000000000000000')}::numeric`;

/** The sort value of an amount: its value today; amounts without a rate come last, ordered within each currency. */
export function sortedMoney(amount: Sql, own: Sql, money: ComparedMoney, order_dir: 'asc' | 'desc'): Sql {
  const place = sql`(1 + (ascii(${own}) - 65) * 676 + (ascii(substr(${own}, 2)) - 65) * 26 + ascii(substr(${own}, 3)) - 65)`;
  return byCurrency(
    amount,
    own,
    money,
    order_dir === 'asc' ? sql`${amount} + ${beyond} * ${place}` : sql`${amount} - ${beyond} * ${place}`,
  );
}

/** The value that a filter bound is compared with, in major units: the value today, or the shown number if there is no rate. */
export function filteredMoney(amount: Sql, own: Sql, money: ComparedMoney | undefined): Sql {
  const shown = sql`money_major(${amount}, ${own}::text)`;
  if (!money) return shown;
  const digits = sql.lit(10 ** (currencyDigits(money.currency) ?? 2));
  return sql`${byCurrency(amount, own, money, sql`${shown} * ${digits}`)} / ${digits}`;
}
