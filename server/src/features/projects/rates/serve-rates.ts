import * as calls from '@cadre/contract/calls/rates';
import { rates } from '@cadre/contract/resources/rates';
import type { FastifyInstance } from 'fastify';
import { closedKinds } from '../../../crud/access/access.ts';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import { serve } from '../../../platform/http/serve.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { reachedBy } from './reached-by.ts';
import { rerateApproved } from './rerate-rows.ts';

export function serveRates(app: FastifyInstance, services: Services): void {
  serve(app, services, calls.previewRate, async ({ actor, body }) => {
    if (closedKinds(rates, actor, 'rates.view').includes(String(body.kind))) throw new Problem('not_allowed');
    const { rows } = await sql<{ unapproved: number; approved: number }>`
      select count(*) filter (where x.status <> 'approved')::int as unapproved, count(*) filter (where x.status = 'approved')::int as approved
      from tasks x where ${reachedBy(body)} and x.statement_id is null`.execute(services.db);
    return { message: '', data: rows[0] as { unapproved: number; approved: number } };
  });

  serve(app, services, calls.rerate, ({ actor, trace, body, t }) => {
    const { from_date, to_date, project_id, reason } = body;
    if (to_date < from_date) throw invalid({ to_date: [{ code: 'before_start' }] });
    return services.db.transaction(async (tx) => {
      const changed = await rerateApproved(
        tx,
        sql`x.date between ${from_date}::date and ${to_date}::date and x.project_id = coalesce(${project_id ?? null}::int, x.project_id)`,
      );
      const changes = [
        { field: 'reason', old: null, new: reason },
        { field: 'entries', old: null, new: changed },
      ];
      audit(tx, { actor, trace, action: 'update', model: rates.name, label: `${from_date} – ${to_date}`, changes });
      return { message: t('done.rates_applied', { count: changed }), data: { changed } };
    });
  });
}
