import * as calls from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import type { FastifyInstance } from 'fastify';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { sql } from '../../../platform/database/sql.ts';
import { serve } from '../../../platform/http/serve.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { currentEstimates, writeBaseline } from './write-baseline.ts';

const closed = ['completed', 'cancelled'];

export function serveEstimates(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.projectEstimates, async ({ actor, params }) => {
    const id = idOf(params.id, 'projects');
    await requireSeen(services.db, doorTo(projects, behaviours, actor), id);
    return { data: await loadBaselines(services.db, id) };
  });

  serve(app, services, calls.addBaseline, (context) =>
    services.db.transaction(async (tx) => {
      const { actor, trace, params, body, t } = context;
      const id = idOf(params.id, 'projects');
      const project = await lockRow(tx, projects, context, 'update', id);
      if (closed.includes(String(project.status))) throw new Problem('wrong_state');
      const before = await currentEstimates(tx, id);
      const { source = 'change_request', note, departments } = body;
      const head = { project_id: id, source: source ?? 'change_request', note, made_by_id: actor.user_id };
      const baseline = await writeBaseline(tx, head, departments);
      const changes = [
        { field: 'departments', old: before, new: departments },
        { field: 'note', old: null, new: note },
      ];
      audit(tx, { actor, trace, action: 'update', model: projects.name, model_id: id, label: String(project.name), changes });
      return { message: t('done.baseline_added', { number: String(baseline) }), data: { baseline } };
    }),
  );
}

async function loadBaselines(db: Runner, project_id: number): Promise<calls.ProjectBaseline[]> {
  const { rows } = await sql<calls.ProjectBaseline>`
    select b.baseline, b.source, b.note, ${momentJson(sql`b.made_at`)} as made_at, u.name as made_by,
      coalesce(sum(e.minutes), 0)::int as minutes,
      coalesce(jsonb_agg(jsonb_build_object('department', jsonb_build_object('id', d.id, 'name', d.name), 'minutes', e.minutes,
        'change', e.minutes - coalesce(before.minutes, 0)) order by d.name, d.id) filter (where e.id is not null), '[]') as departments
    from project_baselines b
    left join users u on u.id = b.made_by_id
    left join project_estimates e on e.project_id = b.project_id and e.baseline = b.baseline
    left join departments d on d.id = e.department_id
    left join project_estimates before on before.project_id = b.project_id and before.baseline = b.baseline - 1 and before.department_id = e.department_id
    where b.project_id = ${project_id} group by b.project_id, b.baseline, u.name order by b.baseline desc`.execute(db);
  return rows;
}
