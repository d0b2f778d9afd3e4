import { ratesInEcbFile } from '@cadre/rules/exchange/ecb-file';
import type { ExchangeRate } from '@cadre/rules/exchange/exchange';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';

/** A day of rates is a few kilobytes, and ninety days are less than this. */
const mostBytes = 2 * 1024 * 1024;
const patience = 20_000;

type Failure = 'unreachable' | 'refused' | 'unreadable';

/** Fetches the daily file where its address is set; returns how many rates are new. A failure is noted, and the known rates stay. */
export async function fetchExchangeRates({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): Promise<number> {
  if (config.exchangeRatesUrl === undefined) return 0;
  const found = await readFile(config.exchangeRatesUrl);
  if (typeof found === 'string') {
    log.warn({ failure: found }, 'exchange rates could not be fetched');
    await sql`update settings set rates_failed_at = now(), rates_failure = ${found}`.execute(db);
    return 0;
  }
  return db.transaction(async (tx) => {
    const added = await sql`
      insert into exchange_rates as x (day, from_currency, to_currency, rate, source)
      select g.day, g."from", g."to", g.rate, 'ecb'
      from json_to_recordset(${JSON.stringify(found)}::json) g (day date, "from" text, "to" text, rate numeric)
      on conflict (from_currency, to_currency, day) do update set rate = excluded.rate, version = x.version + 1, updated_at = now()
      where x.source = 'ecb' and x.rate <> excluded.rate
      returning x.id`.execute(tx);
    await sql`update settings set rates_fetched_at = now(), rates_failed_at = null, rates_failure = null`.execute(tx);
    return added.rows.length;
  });
}

async function readFile(url: string): Promise<ExchangeRate[] | Failure> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), headers: { accept: 'application/xml, text/xml' } });
    if (!response.ok) return 'refused';
    return ratesInEcbFile(await textOf(response)) ?? 'unreadable';
  } catch {
    return 'unreachable';
  }
}

/** The text, or nothing if it is larger than a file of rates can be. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
