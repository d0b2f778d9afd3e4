import type { orderTasks as orderCall } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { idOf } from '../../../crud/read/read.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';

/** Tasks in the user's order; those not listed keep their order after them. */
export function orderTasks({ db }: Services, context: CallContext<typeof orderCall>) {
  return db.transaction(async (tx) => {
    const id = idOf(context.params.id, 'projects');
    await lockRow(tx, projects, context, 'update', id);
    await sql`
      update project_tasks t set position = o.at
      from (select t.id, row_number() over (order by array_position(${context.body.ids}::int[], t.id) nulls last, t.position, t.id)::int as at
        from project_tasks t where t.project_id = ${id}) o
      where t.id = o.id and t.position <> o.at`.execute(tx);
    return { message: context.t('done.tasks_ordered') };
  });
}
