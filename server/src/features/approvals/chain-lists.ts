import { approverKinds } from '@cadre/contract/approval-models';
import type { DataOf } from '@cadre/contract/call';
import type { approvalSettingsLists } from '@cadre/contract/calls/chains';
import { requestKinds } from '@cadre/contract/request-kinds';
import type { Resource } from '@cadre/contract/resource';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { lookupText } from '../../crud/read/lookup.ts';
import { rowJson } from '../../crud/read/row-json.ts';
import { resourceNamed } from '../../crud/resource-named.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { wordsOf } from '../../platform/texts/texts.ts';

type Lists = DataOf<typeof approvalSettingsLists>;
type NamedRef = Lists['roles'];

/** The chains, and the choices for their levels. Lists as many people and places as a picker shows. */
export async function chainLists(db: Runner, behaviours: Behaviours, actor: Actor, t: Translate): Promise<Lists> {
  const words = wordsOf(t);
  const named = async (name: ResourceName): Promise<NamedRef> => {
    const resource: Resource = resources[name];
    if (!actor.rights.has(seeRight(resource))) return [];
    return (JSON.parse(await lookupText(db, doorTo(resource, behaviours, actor), {})) as { data: NamedRef }).data;
  };
  const { rows } = await sql<{ row: Lists['settings'][number] }>`
    select ${rowJson(doorTo(approvalSettings, behaviours, actor))} as row from approval_settings r
    order by r.model, r.branch_id nulls first, r.department_id nulls first, r.job_id nulls first, r.employee_id nulls first, r.level, r.id`.execute(
    db,
  );
  const { rows: in_flight } = await sql<Lists['in_flight'][number]>`
    select model, count(*)::int as count from approvals where status = 'pending' and closed_at is null group by model order by model`.execute(
    db,
  );
  return {
    models: requestKinds.flatMap((id) => {
      const approval = resourceNamed(id)?.life.request;
      return approval ? [{ id, name: words.many(id), facts: [...(approval.facts ?? [])] }] : [];
    }),
    approver_kinds: approverKinds.map((id) => ({ id, name: words.option(approvalSettings.name, 'approver_kind', id) })),
    roles: await named('roles'),
    users: await named('users'),
    branches: await named('branches'),
    departments: await named('departments'),
    jobs: await named('jobs'),
    employees: await named('employees'),
    leave_categories: await named('leave-categories'),
    settings: rows.map(({ row }) => row),
    in_flight,
  };
}
