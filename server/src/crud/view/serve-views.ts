import { selfOrId } from '@cadre/contract/fields';
import { filtersOf } from '@cadre/contract/filters';
import type { View } from '@cadre/contract/view';
import { viewCalls } from '@cadre/contract/view-calls';
import { type ViewName, views } from '@cadre/contract/views/index';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { ReadyJson } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { doorTo } from '../access/door.ts';
import { employeeOfParams } from '../access/employee-of-params.ts';
import type { Behaviours } from '../behaviour.ts';
import { answerExport } from '../exports/answer-export.ts';
import { lookupText } from '../read/lookup.ts';
import { idOf } from '../read/read.ts';
import type { ServedView } from './served-view.ts';
import type { ViewBehaviours } from './view-behaviour.ts';
import { readViewQuery, takePeriod } from './view-query.ts';
import { viewPage } from './view-rows.ts';
import { viewSource } from './view-source.ts';

/** Every declared view becomes its calls. */
export function serveViews(app: FastifyInstance, services: Services, behaviours: Behaviours, viewBehaviours: ViewBehaviours): void {
  for (const [name, view] of Object.entries(views) as [ViewName, View][]) {
    serveView(app, { services, view, behaviour: viewBehaviours[name], behaviours });
  }
}

function serveView(app: FastifyInstance, served: ServedView): void {
  const { services, view, behaviour, behaviours } = served;
  const calls = viewCalls(view);
  const own = { query: 'own' } as const;
  const proves = { query: 'own', proves: true } as const;

  serve(
    app,
    services,
    { ...calls.list, filters: filtersOf(view) },
    async ({ actor, proof, request }) => {
      const wanted = readViewQuery(view, behaviour, actor, request.query as Record<string, unknown>);
      const { rows, total } = await viewPage(served, { ...wanted, actor, proof, right: 'view' });
      const { page, per_page } = wanted;
      return { data: rows, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
    },
    proves,
  );

  serve(
    app,
    services,
    calls.lists,
    async ({ actor, request }) => {
      const { search, ids, ...unknown } = takePeriod(view, request.query as Record<string, unknown>).rest;
      refuseUnknown(unknown);
      const records = { ...view, name: view.rowsOf.name };
      const found = { search, ids } as Record<string, string>;
      return new ReadyJson(await lookupText(services.db, doorTo(records, behaviours, actor), found));
    },
    own,
  );

  serve(
    app,
    services,
    { ...calls.one, ...(view.access.owner?.employee === 'id' && { params: { id: selfOrId } }) },
    async ({ actor, proof, params, request }) => {
      const { period, rest } = takePeriod(view, request.query as Record<string, unknown>);
      refuseUnknown(rest);
      const id = view.access.owner?.employee === 'id' ? employeeOfParams(actor, params.id) : idOf(params.id);
      const wanted = { ...readViewQuery(view, behaviour, actor, {}), period, only: [sql<boolean>`r.id = ${id}`] };
      const { rows } = await viewPage(served, { ...wanted, actor, proof, right: 'view' });
      if (!rows[0]) throw new Problem('not_found');
      return { data: rows[0] };
    },
    proves,
  );

  serve(app, services, calls.export, (context) => answerExport(services, context, view.name, viewSource(served)), { body: 'own' });
}

function refuseUnknown(rest: Record<string, unknown>): void {
  const [name] = Object.keys(rest);
  if (name !== undefined) throw new Problem('unknown_field', { args: { name } });
}
