import { type Sql, sql } from '../../platform/database/sql.ts';

/** Alias of `tasks` in a statement. */
type Row = 'r' | 't';

/** The billing rate of a row: an amount per number of minutes, which is an hour unless the work was sold as a whole. */
const billed = (row: Row) => ({
  amount: sql`coalesce(${sql.ref(`${row}.sold_amount`)}, ${sql.ref(`${row}.rate`)})`,
  minutes: sql`coalesce(${sql.ref(`${row}.sold_minutes`)}, 60)`,
});

type Rate = { amount: Sql; minutes: Sql };

const costs = (row: Row): Rate => ({ amount: sql.ref(`${row}.cost_rate`), minutes: sql`60` });

/** The amount clients pay for a row, in whole minor units, rounded half up, like `amountOfTime` of the rules; null if no rate applies. */
export const worthOfTime = (row: Row): Sql<number> => worth(row, billed(row));

const worth = (row: Row, rate: Rate): Sql<number> => worthOf(sql.ref(`${row}.minutes`), rate);

/** Non-negative integers: with decimals, millions of rows take twice as long. */
export const worthOf = (time: Sql, { amount, minutes }: Rate): Sql<number> =>
  sql`((2 * ${time} * ${amount} + ${minutes}) / (2 * ${minutes}))`;

/** The exchange of the day, joined as `fx`; see `exchangeRows`. */
type Converted = { currency: string | null; fx: string };

/** The same in one currency: converted by the rate of the day and rounded once. Null if the day has no rate. */
export const worthIn = (row: Row, { currency, fx }: Converted): Sql<number> =>
  converted(row, billed(row), sql.ref(`${row}.currency`), { currency, fx });

export const costIn = (row: Row, { currency, fx }: Converted): Sql<number> =>
  converted(row, costs(row), sql.ref(`${row}.cost_currency`), { currency, fx });

const converted = (row: Row, { amount, minutes }: Rate, own: Sql, { currency, fx }: Converted): Sql<number> => sql`
  case when ${own} = ${currency} then ${worth(row, { amount, minutes })}
    else div(2 * ${sql.ref(`${row}.minutes`)}::numeric * ${amount} * ${sql.ref(`${fx}.over`)} + ${minutes} * ${sql.ref(`${fx}.under`)},
      2 * ${minutes} * ${sql.ref(`${fx}.under`)})::bigint end`;

/** An amount in minor units, which may be negative, in one currency. */
export const amountIn = (amount: Sql, own: Sql, { currency, fx }: Converted): Sql<number> => sql`
  case when ${own} = ${currency} then ${amount}
    else (sign(${amount}) * div(2 * abs(${amount})::numeric * ${sql.ref(`${fx}.over`)} + ${sql.ref(`${fx}.under`)}, 2 * ${sql.ref(`${fx}.under`)}))::bigint end`;

/** The day and the currency without a rate, as `2026-03-04 JPY`; null if the amount can be converted. */
export const lackIn = (amount: Sql, own: Sql, day: Sql, { currency, fx }: Converted): Sql<string> => sql`
  case when ${amount} is not null and ${own} <> ${currency} and ${sql.ref(`${fx}.over`)} is null then ${day}::text || ' ' || ${own} end`;
