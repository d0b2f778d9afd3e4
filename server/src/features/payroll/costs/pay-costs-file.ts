import type { payCostsFile as fileCall } from '@cadre/contract/calls/pay-costs';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { currencyDigits } from '@cadre/rules/money';
import { keepExport } from '../../../crud/exports/export-link.ts';
import { countAttempt, limits, refuseBlocked } from '../../../platform/access/attempts.ts';
import { type Cell, tableFile } from '../../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { payCostsOf } from './read-pay-costs.ts';

/** The same rows as on the page, for the accounting. */
export async function makePayCostsFile(services: Services, context: CallContext<typeof fileCall>) {
  const { t, language, actor, body } = context;
  const key = `export:${actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  await countAttempt(services.db.run, key, limits.exportByUser);
  const costs = await payCostsOf(services.db, actor, body.month);
  const decimals = Math.max(2, ...costs.map(({ currency }) => currencyDigits(currency) ?? 2));
  const number = (name: 'earnings' | 'employer' | 'total' | 'so_far') => ({
    heading: t(`pay.costs.${name}`),
    kind: 'number' as const,
    decimals,
  });
  const file = await tableFile(body.format, {
    title: t('menu.pay_costs'),
    language,
    forPrograms: true,
    columns: [
      { heading: t('shared.fields.code'), kind: 'text' },
      { heading: t('shared.fields.cost_center_id'), kind: 'text' },
      { heading: t('shared.fields.currency'), kind: 'text' },
      { heading: t('shared.fields.employees_count'), kind: 'number', decimals: 0 },
      ...(['earnings', 'employer', 'total', 'so_far'] as const).map(number),
    ],
    rows: costs.map(({ cost_center, currency, people, earnings, employer, total, so_far }): Cell[] => [
      cost_center?.code ?? null,
      cost_center?.name ?? null,
      currency,
      people,
      earnings,
      employer,
      total,
      so_far,
    ]),
  });
  const link = await keepExport(services, context, payrolls, { ...file, name: `pay-costs-${body.month}` }, costs.length);
  return { link, message: t('done.export_ready') };
}
