import { complaintOf } from '@cadre/contract/problems';
import { exchangeRates } from '@cadre/contract/resources/exchange-rates';
import { audit } from '../../../crud/write/audit.ts';
import type { ImportKinds, KindRow } from '../../../crud/write/import-kind.ts';
import { scopeOf, type Trace } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';

const trace: Trace = { via: 'import', ip: null, user_agent: null, request_id: null, language: 'en' };

type Rate = { day: string; from_currency: string; to_currency: string; rate: number };
type Stored = { id: number; day: string };

const pairOf = ({ day, from_currency, to_currency }: Rate): string => `${day}:${from_currency}:${to_currency}`;

/** Exchange rates from a file. A day and pair that has a rate from the European Central Bank takes the one of the file. */
export const rateImports: ImportKinds = {
  [exchangeRates.name]: {
    requireRight(actor) {
      if (scopeOf(actor, 'exchange-rates.import') !== 'all' || scopeOf(actor, 'exchange-rates.create') !== 'all')
        throw new Problem('not_allowed');
    },
    check: (db, _actor, rows) => check(db, rows),
    async commit(tx, { actor }, rows) {
      const given = rows.map(({ values }) => values);
      const { rows: stored } = await sql<Stored & Rate>`
        insert into exchange_rates as x (day, from_currency, to_currency, rate, source, created_by_id, updated_by_id)
        select g.day, g.from_currency, g.to_currency, g.rate, 'imported', ${actor.user_id}::int, ${actor.user_id}::int
        from json_to_recordset(${JSON.stringify(given)}::json) g (day date, from_currency text, to_currency text, rate numeric)
        on conflict (from_currency, to_currency, day) do update set rate = excluded.rate, source = 'imported', version = x.version + 1,
          updated_at = now(), updated_by_id = excluded.updated_by_id
        where x.source = 'ecb'
        returning x.id, x.day::text as day, x.from_currency, x.to_currency`.execute(tx);
      const ids = new Map(stored.map((one) => [pairOf(one), one.id]));
      for (const { id, day: label } of stored)
        audit(tx, { actor, trace, action: 'create', model: exchangeRates.name, model_id: id, label, changes: [] });
      return new Map(
        rows.map(({ row_no, values }) => {
          const id = ids.get(pairOf(values as Rate));
          if (id === undefined) throw new Problem('import_is_stale');
          return [row_no, id];
        }),
      );
    },
    async undo(tx, { actor }, ids) {
      const { rows } = await sql<Stored>`
        delete from exchange_rates where id = any(${ids}::int[]) and source = 'imported' returning id, day::text as day`.execute(tx);
      for (const { id, day: label } of rows)
        audit(tx, { actor, trace, action: 'delete', model: exchangeRates.name, model_id: id, label, changes: [] });
    },
  },
};

async function check(db: Runner, rows: readonly KindRow[]): Promise<void> {
  const days = [...new Set(rows.map(({ values }) => values.day))];
  const { rows: stored } = await sql<Rate>`
    select day::text as day, from_currency, to_currency from exchange_rates where source <> 'ecb' and day = any(${days}::date[])`.execute(
    db,
  );
  const known = new Set(stored.map(pairOf));
  const seen = new Map<string, number>();
  for (const { row_no, values, complaints } of rows) {
    const pair = pairOf(values as Rate);
    const other = seen.get(pair);
    for (const [field, one] of Object.entries(exchangeRates.check?.(values) ?? {})) complaints[field] ??= [complaintOf(one)];
    if (known.has(pair)) complaints.day ??= [{ code: 'taken' }];
    else if (other !== undefined) complaints.day ??= [{ code: 'taken_in_row', row: other }];
    seen.set(pair, other ?? row_no);
  }
}
