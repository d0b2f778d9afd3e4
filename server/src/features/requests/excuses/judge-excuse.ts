import { excuses } from '@cadre/contract/resources/excuses';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { checkExcuse, type ExcuseFacts } from '@cadre/rules/excuses/check-excuse';
import { excusedMinutes, hoursOf, type Stamp, takenBy } from '@cadre/rules/excuses/excuse-times';
import { type Cost, costOf, type Used } from '@cadre/rules/excuses/quota';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { leaveTitle } from '../leaves/leave-title.ts';
import { findShortLeave } from './deduct-leave.ts';
import { storedUse } from './excuse-quota.ts';
import { type ExcuseInput, planOfDay } from './stored-excuse.ts';

export type ExcuseCheck = {
  plan: DayPlan;
  minutes: number;
  used: Used;
  findings: Finding[];
  /** The values stored when the excuse is sent. */
  values: Cost & { minutes: number; starts_at: string | null; ends_at: string | null };
};

/** The result of an excuse, and all findings against it. */
export async function judgeExcuse(db: Runner, ports: Pick<Plans, 'plansOf'>, actor: Actor, excuse: ExcuseInput): Promise<ExcuseCheck> {
  const plan = await planOfDay(db, ports, excuse.employee_id, excuse.date);
  const { settings } = plan;
  const known = await loadKnown(db, actor, excuse);
  const findings = checkExcuse({ ...known, excuse, plan, policy: settings, now: Date.now() });
  const minutes = excusedMinutes(hoursOf(excuse, plan), plan);
  const taken = takenBy(excuse, plan, known.punches);
  const [starts_at, ends_at] = taken && taken.start < taken.end ? [written(taken.start), written(taken.end)] : [null, null];
  const values = { ...costOf(settings, excuse.type, known.used, minutes), minutes, starts_at, ends_at };
  const short = await findShortLeave(db, { ...excuse, ...values }, plan);
  return { plan, minutes, used: known.used, findings: [...findings, ...short], values };
}

const written = (at: number): string => new Date(at).toISOString();

type Known = Pick<ExcuseFacts, 'today' | 'may_override' | 'others' | 'leaves' | 'punches' | 'used'>;

async function loadKnown(db: Runner, actor: Actor, { id, employee_id, type, date }: ExcuseInput): Promise<Known> {
  const { rows } = await sql<Known>`
    select today_of(r) as today, (r.id <> ${actor.employee_id ?? 0} and ${covers(excuses, actor, 'override_quota')}) as may_override,
      ${storedUse(sql`r.id`, sql`${date}::date`, id)} as used, ${punchesOf(date)} as punches,
      (select coalesce(json_agg(json_build_object('title', x.title, 'date', x.date, 'missing_action', x.missing_action,
        'start', ${inMilliseconds('x.starts_at')}, 'end', ${inMilliseconds('x.ends_at')}) order by x.starts_at), '[]')
       from excuses x where x.employee_id = r.id and x.id <> ${id} and x.status in ('pending', 'approved')
         and x.date between ${date}::date - 1 and ${date}::date + 1 and (x.type = 'missing_punch') = ${type === 'missing_punch'}) as others,
      (select coalesce(json_agg(json_build_object('title', ${leaveTitle('l', actor.language)}, 'is_pending', l.status = 'pending',
        'portion', case when l.from_time is not null then json_build_object('from', l.from_time, 'to', l.to_time) else to_json(d.portion) end)), '[]')
       from (
         select leave_id, case when count(*) = 2 then 'full' else min(slot) end as portion from leave_days
         where employee_id = r.id and active and date = ${date}::date group by leave_id) d
       join leaves l on l.id = d.leave_id and l.status in ('pending', 'approved', 'cancellation_requested')) as leaves
    from employees r where r.id = ${employee_id}`.execute(db);
  if (!rows[0]) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  return rows[0];
}

/** The punches that count for a day, in order. */
export async function loadPunches(db: Runner, { employee_id, date }: Pick<ExcuseInput, 'employee_id' | 'date'>): Promise<Stamp[]> {
  const { rows } = await sql<{ punches: Stamp[] }>`
    select ${punchesOf(date)} as punches from employees r where r.id = ${employee_id}`.execute(db);
  return rows[0]?.punches ?? [];
}

const inMilliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** A punch that is not settled yet belongs to its local calendar day. */
const punchesOf = (date: string) => sql`(
  select coalesce(json_agg(json_build_object('action', case when a.action in ('in', 'break_in', 'ot_in') then 'in' else 'out' end,
    'at', ${inMilliseconds('a.created_at')}) order by a.created_at, a.id), '[]')
  from attendances a where a.employee_id = r.id and a.voided_at is null and a.state = 'counted'
    and coalesce(a.work_date, left(a.local_time, 10)::date) = ${date}::date
    and a.created_at >= (${date}::date - 2)::timestamptz and a.created_at < (${date}::date + 4)::timestamptz)`;
