import { addDays, type Day, dayNumber } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { tokyo } from '../company/places.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { planTravels, type TravelPlan } from './plan-travels.ts';

type Company = { plan: CompanyPlan; employeeIds: number[]; decider: number; today: Day };

/** Trips in every state, inserted by one statement; none on a day of leave or before the hire date. */
export async function writeTravels(tx: Transaction, { plan, employeeIds, decider, today }: Company): Promise<void> {
  const planned = plan.employees.flatMap(({ status, hire_date, place }, number) =>
    status === 'active'
      ? planTravels(number, place === tokyo, today)
          .filter(({ start_date }) => start_date >= addDays(hire_date, 30))
          .map((travel) => ({ ...travel, ...described(travel), employee_id: employeeIds[number] }))
      : [],
  );
  await sql`
    insert into travels (employee_id, title, type, purpose, from_place, to_place, start_date, end_date, legs, lodging_required, working_days, estimate,
      estimate_total, currency, funding, actual_cost, actual_total, status, attempt, as_draft, cancel_reason, decision_note, decided_at, completed_at, reopened_at,
      created_at, updated_at, updated_by_id)
    select t.employee_id, concat(b.name, ' → ', t.to_place, ', ', t.start_date, ' – ', t.end_date), t.type, t.purpose, b.name, t.to_place, t.start_date,
      t.end_date, replace(t.legs::text, '{home}', b.name)::jsonb, true, t.end_date - t.start_date + 1, priced.lines,
      t.total * (case when b.currency = 'JPY' then 1 else 100 end), b.currency, t.funding,
      case when t.status = 'completed' then priced.lines else '[]' end,
      case when t.status = 'completed' then t.total * (case when b.currency = 'JPY' then 1 else 100 end) else 0 end,
      t.status, case when t.status = 'draft' then 0 else 1 end, t.status = 'draft',
      case when t.status in ('cancelled', 'cancellation_requested') then 'The client has moved the date' end,
      case when t.status = 'rejected' then 'A call will do this time.' end,
      case when t.status in ('approved', 'rejected', 'cancellation_requested', 'completed') then asked.at + interval '1 day' end,
      case when t.status = 'completed' then (t.end_date + 1)::timestamptz end,
      case when t.reopened then (t.end_date + 3)::timestamptz end,
      asked.at, asked.at, ${decider}
    from json_to_recordset(${JSON.stringify(planned)}::json) as t (employee_id int, type text, purpose text, to_place text, start_date date, end_date date,
      status text, funding text, legs jsonb, lines jsonb, total int, reopened boolean)
    join employees e on e.id = t.employee_id join branches b on b.id = e.branch_id
    cross join lateral (select jsonb_agg(line || jsonb_build_object('currency', b.currency)) as lines from jsonb_array_elements(t.lines) line) priced
    cross join lateral (select least(now() - interval '2 days', (t.start_date - 21)::timestamptz) as at) asked
    where not exists (
      select from leave_days d where d.employee_id = t.employee_id and d.active and d.date between t.start_date and t.end_date)
    order by t.start_date, t.employee_id`.execute(tx);
}

/** The rides there and back, and the expected costs. */
function described({ to_place, mode, start_date, end_date, fare, night }: TravelPlan) {
  const nights = dayNumber(end_date) - dayNumber(start_date);
  const ride = (from: string, to: string, date: Day, depart_time: string, arrive_time: string) => ({
    from,
    to,
    mode,
    depart_date: date,
    depart_time,
    arrive_date: date,
    arrive_time,
  });
  const lines = [
    { kind: 'transport', amount: fare * 2 },
    { kind: 'lodging', amount: night * nights },
    { kind: 'per_diem', amount: Math.round(night / 3) * (nights + 1) },
  ];
  return {
    legs: [ride('{home}', to_place, start_date, '08:10', '12:40'), ride(to_place, '{home}', end_date, '17:05', '21:30')],
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}
