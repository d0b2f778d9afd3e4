import { travels } from '@cadre/contract/resources/travels';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';
import { checkTravel, type TripFacts, type TripFinding } from '@cadre/rules/travel/check-travel';
import { totalCost } from '@cadre/rules/travel/cost';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import type { TravelInput } from './stored-travel.ts';

type TravelCheck = {
  days: { date: Day; skipped: 'day_off' | 'holiday' | null; holiday: string | null }[];
  working_days: number;
  currency: string;
  /** In minor units. */
  estimate_total: number;
  findings: TripFinding[];
};

/** The result of a trip, and all findings against it. */
export async function judgeTravel(
  db: Runner,
  { plansOf }: Pick<Plans, 'plansOf'>,
  actor: Actor,
  travel: TravelInput,
): Promise<TravelCheck> {
  const { employee_id, start_date, end_date, estimate } = travel;
  const known = await loadKnown(db, actor, travel);
  if (!known) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  // A trip of years is refused anyway, so its days are not counted.
  const last = end_date > addDays(start_date, 400) ? start_date : end_date;
  const planOf = (await plansOf(db, [employee_id], start_date, last)).get(employee_id);
  if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
  const days = datesOf(start_date, last).map((date) => ({ date, ...skippedBy(planOf(date)) }));
  return {
    days,
    working_days: days.filter(({ skipped }) => skipped === null).length,
    currency: known.currency,
    estimate_total: totalCost(estimate, known.currency).total,
    findings: checkTravel(travel, { ...known, zone: planOf(start_date).zone }),
  };
}

function datesOf(from: Day, to: Day): Day[] {
  const dates: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const skippedBy = ({ shift, holiday }: DayPlan): Pick<TravelCheck['days'][number], 'skipped' | 'holiday'> => {
  if (holiday?.portion === 'full') return { skipped: 'holiday', holiday: holiday.name };
  return { skipped: shift ? null : 'day_off', holiday: null };
};

type Known = Omit<TripFacts, 'zone'>;

async function loadKnown(db: Runner, actor: Actor, { id, employee_id, start_date, end_date }: TravelInput): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select today_of(r) as today, b.currency,
      (select coalesce(json_agg(json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, case when r.status = 'on_notice'
        then r.last_working_day end)) order by p.hired_on), '[]') from employment_periods p where p.employee_id = r.id) as employed,
      (r.id <> ${actor.employee_id ?? 0} and ${covers(travels, actor, 'update')}) as may_backdate,
      (select coalesce(json_agg(json_build_object('from_date', l.from_date, 'to_date', l.to_date) order by l.from_date), '[]')
       from leaves l where l.employee_id = r.id and exists (select from leave_days d
         where d.leave_id = l.id and d.active and d.date between ${start_date}::date and ${end_date}::date)) as leaves,
      (select coalesce(json_agg(json_build_object('title', t.title, 'from_date', t.start_date, 'to_date', t.end_date) order by t.start_date), '[]')
       from travels t where t.employee_id = r.id and t.id <> ${id} and t.status in ('pending', 'approved', 'cancellation_requested', 'completed')
         and t.start_date <= ${end_date}::date and t.end_date >= ${start_date}::date) as travels,
      (select max(coalesce(d.expires_on, 'infinity'))::text from documents d
       where d.employee_id = r.id and d.type = 'passport' and d.status = 'accepted') as passport_until
    from employees r join branches b on b.id = r.branch_id where r.id = ${employee_id}`.execute(db);
  return rows[0];
}
