import { fetchRates, type RateSource, readRateSource } from '@cadre/contract/calls/exchange-rates';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../../platform/database/sql.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { fetchExchangeRates } from './fetch-rates.ts';

/** The automatic source of exchange rates: the European Central Bank's daily file. */
export function serveExchangeRates(app: FastifyInstance, services: Services): void {
  serve(app, services, readRateSource, async () => ({ data: await sourceOf(services) }));
  serve(app, services, fetchRates, async ({ t }) => {
    if (services.config.exchangeRatesUrl === undefined) throw new Problem('no_rates_address');
    const added = await fetchExchangeRates(services);
    const source = await sourceOf(services);
    const message = source.failure ? t(`exchange.failures.${source.failure}`) : t('done.rates_fetched', { count: added });
    return { message, data: { ...source, added } };
  });
  // The file is published in the afternoon of working days in Frankfurt; the morning makes up for a failure.
  services.jobs.every('fetch_exchange_rates', '37 5,15,17 * * *', async () => {
    await fetchExchangeRates(services);
  });
}

async function sourceOf({ db, config }: Services): Promise<RateSource> {
  const { rows } = await sql<Omit<RateSource, 'is_set'>>`
    select s.currency as reporting_currency, s.rates_fetched_at as fetched_at, s.rates_failed_at as failed_at, s.rates_failure as failure,
      (select max(x.day)::text from exchange_rates x where x.source = 'ecb') as day
    from settings s`.execute(db);
  return { ...(rows[0] as Omit<RateSource, 'is_set'>), is_set: config.exchangeRatesUrl !== undefined };
}
