import type { leaveImpact as impactCall, LeaveImpact } from '@cadre/contract/calls/leave-impact';
import { leaves } from '@cadre/contract/resources/leaves';
import { mattersToApprovers } from '@cadre/rules/leave/check-leave';
import { seen } from '../../../crud/access/access.ts';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { judgeLeave } from './judge-leave.ts';
import { balancesAround, daysResponse, findingsResponse, workedDays } from './preview-leave.ts';
import { recountLeaves } from './recount-leaves.ts';
import type { LeaveInput, LeavePorts, StoredLeave } from './stored-leave.ts';
import { teamDuring } from './team-during.ts';

type Found = LeaveInput & Pick<StoredLeave, 'status'> & { amount: number; employee: string };

/** The effects of a leave, for its approvers; the same that its owner saw before sending it. */
export async function readImpact(
  { db }: Services,
  behaviours: Behaviours,
  ports: LeavePorts,
  { actor, params, t }: CallContext<typeof impactCall>,
) {
  const id = idOf(params.id, 'leaves');
  await requireSeen(db, doorTo(leaves, behaviours, actor), id);
  const leave = await loadLeave(db, id);
  await recountLeaves(db, ports, [leave.employee_id]);
  const judged = await judgeLeave(db, ports, actor, leave);
  return {
    data: {
      employee: { id: leave.employee_id, name: leave.employee },
      amount: leave.amount,
      unit: judged.category.counting.unit,
      days: daysResponse(judged),
      findings: findingsResponse(t, judged.findings.filter(mattersToApprovers)),
      balances: leave.status === 'pending' ? balancesAround(judged, id) : [],
      ...(await teamDuring(db, actor, ports, leave, workedDays(judged))),
      others: await loadOthers(db, behaviours, actor, leave),
    },
  };
}

async function loadLeave(db: Runner, id: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select l.*, l.amount::float8 as amount, e.name as employee from leaves l join employees e on e.id = l.employee_id where l.id = ${id}`.execute(
    db,
  );
  return rows[0] as Found;
}

async function loadOthers(
  db: Runner,
  behaviours: Behaviours,
  actor: Actor,
  { id, employee_id, from_date }: Found,
): Promise<LeaveImpact['others']> {
  const year = from_date.slice(0, 4);
  const { rows } = await sql<LeaveImpact['others'][number]>`
    select r.id, ${behaviours.leaves?.columns?.title?.(actor) ?? sql`r.title`} as title, r.from_date, r.to_date, r.amount::float8 as amount, r.status from leaves r
    where r.employee_id = ${employee_id} and r.id <> ${id} and r.status <> 'draft' and ${seen(leaves, actor)}
      and r.from_date <= ${`${year}-12-31`}::date and r.to_date >= ${`${year}-01-01`}::date
    order by r.from_date desc, r.id desc limit 20`.execute(db);
  return rows;
}
