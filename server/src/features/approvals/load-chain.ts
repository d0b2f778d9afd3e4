import type { rejectionNotes } from '@cadre/contract/approval-models';
import type { Resource } from '@cadre/contract/resource';
import type { AutoAction } from '@cadre/rules/approvals/automatic';
import { type ApproverKind, type ChainScope, chainFor, conditionOf, type Level } from '@cadre/rules/approvals/chain';
import type { Subject } from '../../crud/acts/approvals.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { needsPerson } from './needs-person.ts';

/** A level as a request keeps it, whatever becomes of the settings. */
export type StoredLevelRow = Pick<Level, 'approver_kind' | 'approver_id' | 'mode' | 'self_rule'> & {
  remind_after_days: number;
  escalate_after_days: number;
  /** Absent in chains that requests began with before levels could do this. */
  notify_only?: boolean;
  auto_action?: AutoAction;
  auto_after_days?: number | null;
  rejection_note?: (typeof rejectionNotes)[number];
};

type StoredLevel = Columns<
  'approval_settings',
  | 'id'
  | 'model'
  | 'level'
  | 'branch_id'
  | 'department_id'
  | 'job_id'
  | 'employee_id'
  | 'approver_kind'
  | 'role_id'
  | 'user_id'
  | 'mode'
  | 'self_rule'
  | 'condition_field'
  | 'condition_op'
  | 'condition_value'
  | 'condition_currency'
  | 'remind_after_days'
  | 'escalate_after_days'
  | 'notify_only'
  | 'auto_action'
  | 'auto_after_days'
  | 'rejection_note'
>;

type LevelSubject = Pick<Subject, 'resource' | 'employee_id' | 'values' | 'currency'>;

/**
 * The levels that decide about this request, on a day. Without a configured chain: the approvers the declaration names, else the manager.
 * Empty: no approval is needed.
 */
export async function loadChain(db: Runner, context: LevelSubject, on?: string): Promise<StoredLevelRow[]> {
  return (await loadLevels(db, context, on)).map(
    ({ approver_kind, approver_id, mode, self_rule, remind_after_days, escalate_after_days, ...rest }) => ({
      approver_kind,
      approver_id,
      mode,
      self_rule,
      remind_after_days,
      escalate_after_days,
      ...actsOf(rest),
    }),
  );
}

const actsOf = ({ notify_only, auto_action, auto_after_days, rejection_note }: Partial<StoredLevelRow>): Partial<StoredLevelRow> => ({
  ...(notify_only && { notify_only }),
  ...(auto_action && auto_action !== 'none' && { auto_action, auto_after_days: auto_after_days ?? null }),
  ...(rejection_note && rejection_note !== 'expected' && { rejection_note }),
});

type FoundLevel = StoredLevelRow & { scope?: ChainScope; scope_id?: number | null };

/** The same with whose chain it is. */
export async function loadLevels(db: Runner, context: LevelSubject, on?: string): Promise<readonly FoundLevel[]> {
  const levels = (await levelsSetUp(db, context, on)) ?? [unlessSetUp(context.resource)];
  const hasNoApprover = levels.length > 0 && levels.every(({ notify_only }) => notify_only);
  return hasNoApprover && needsPerson(context.resource) ? [...levels, unlessSetUp(context.resource)] : levels;
}

/** The configured levels for this request, if there are any. */
export async function levelsSetUp(
  db: Runner,
  { resource, employee_id, values, currency = null }: LevelSubject,
  on?: string,
): Promise<readonly FoundLevel[] | undefined> {
  const { rows } = await sql<StoredLevel>`select * from approval_settings where model = ${resource.name} order by level, id`.execute(db);
  const place = await placeOf(db, employee_id, on);
  return chainFor(rows.map(levelFrom), { model: resource.name, employee_id, ...place, category_id: null, values, currency });
}

/** Many users hold a right, and none was named: no one is reminded or passed over. */
const unlessSetUp = ({ life: { request } }: Resource): StoredLevelRow => ({
  approver_kind: request?.right ? 'right' : 'manager',
  approver_id: null,
  mode: 'any',
  self_rule: 'escalate',
  remind_after_days: request?.right ? 0 : 2,
  escalate_after_days: request?.right ? 0 : 5,
});

const levelFrom = (stored: StoredLevel): Level & StoredLevelRow => ({
  id: stored.id,
  model: stored.model,
  level: stored.level,
  ...scopeOf(stored),
  category_id: null,
  condition: conditionOf(stored.condition_field, stored.condition_op, stored.condition_value, stored.condition_currency),
  approver_kind: stored.approver_kind as ApproverKind,
  approver_id: stored.role_id ?? stored.user_id,
  mode: stored.mode as Level['mode'],
  self_rule: stored.self_rule as Level['self_rule'],
  remind_after_days: stored.remind_after_days,
  escalate_after_days: stored.escalate_after_days,
  notify_only: stored.notify_only,
  auto_action: stored.auto_action as AutoAction,
  auto_after_days: stored.auto_after_days,
  rejection_note: stored.rejection_note as NonNullable<StoredLevelRow['rejection_note']>,
});

function scopeOf({ branch_id, department_id, job_id, employee_id }: StoredLevel): { scope: ChainScope; scope_id: number | null } {
  if (employee_id !== null) return { scope: 'employee', scope_id: employee_id };
  if (job_id !== null) return { scope: 'job', scope_id: job_id };
  if (department_id !== null) return { scope: 'department', scope_id: department_id };
  if (branch_id !== null) return { scope: 'branch', scope_id: branch_id };
  return { scope: 'company', scope_id: null };
}

type Place = { job_id: number | null; branch_id: number | null; department_ids: number[] };

/** The person's place on that day: the own department first, then those above it. */
async function placeOf(db: Runner, employee_id: number, on: string | undefined): Promise<Place> {
  const { rows } = await sql<Place>`
    with recursive held as (
      select v.* from employees e cross join lateral version_on(e.id, coalesce(${on ?? null}::date, today_of(e))) v where e.id = ${employee_id}
    ),
    above (id, depth) as (
      select department_id, 1 from held
      union all
      select d.parent_id, above.depth + 1 from above join departments d on d.id = above.id where d.parent_id is not null and above.depth < 20
    )
    select held.job_id, held.branch_id, array(select id from above where id is not null order by depth) as department_ids from held`.execute(
    db,
  );
  return rows[0] ?? { job_id: null, branch_id: null, department_ids: [] };
}
