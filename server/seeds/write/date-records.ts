import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';

type Moments = Record<string, Sql>;

const inMonth = (month: Sql): Sql => sql`to_timestamp(${month} || '-01', 'YYYY-MM-DD') - make_interval(days => 2 + r.id % 9, hours => 15)`;
const startOfProject = sql`(select p.start_date from projects p where p.id = r.project_id)`;

/** Pay items can be dated only before they are paid. */
export const momentsOfPay: Moments = {
  allowances: inMonth(sql`coalesce(r.month, r.start_month)`),
  bonuses: inMonth(sql`coalesce(r.month, r.start_month)`),
  cost_shares: inMonth(sql`r.valid_from`),
  deductions: inMonth(sql`coalesce(r.month, r.start_month)`),
  tax_details: inMonth(sql`r.valid_from`),
};

/** When the records `r` of these tables were entered, by their own dates. */
export const momentsOfWork: Moments = {
  bookings: sql`r.from_date - make_interval(days => 6 + r.id % 30, hours => 15)`,
  clients: sql`(select min(p.start_date) from projects p where p.client_id = r.id) - interval '39 days 15 hours'`,
  project_members: sql`${startOfProject} - make_interval(days => 3 + r.employee_id % 5, hours => 14)`,
  project_milestones: sql`${startOfProject} - interval '6 days 13 hours'`,
  project_tasks: sql`${startOfProject} - interval '5 days 12 hours'`,
  projects: sql`r.start_date - make_interval(days => 12 + r.id % 14, hours => 16)`,
  rates: sql`r.valid_from - interval '9 days 14 hours'`,
  retainer_terms: sql`to_timestamp(r.from_month || '-01', 'YYYY-MM-DD') - interval '9 days 13 hours'`,
  saved_reports: sql`now() - make_interval(days => 20 + r.id * 17)`,
};

const setUp = sql`null::timestamptz`;

const dated = (tables: string): Moments => Object.fromEntries(tables.split(' ').map((table) => [table, setUp]));

/** Settings a company makes before its people are entered; days and leave are calculated from them, so they are dated first. */
export const momentsOfPlaces = dated('branches cost_centers departments holiday_calendars holidays jobs');
export const momentsOfHours = dated('attendance_configs devices schedule_assignments shifts week_schedules');
export const momentsOfRules = dated(
  'approval_settings billable_targets custom_fields hours_layouts leave_blackouts leave_categories overtime_rules pay_components pay_policies',
);

const ofPerson = sql`(select e.created_at + make_interval(mins => 5 + r.id % 300) from employees e where e.id = r.employee_id)`;

/** Records of a person are dated like the person. */
export const momentsOfPeople: Moments = Object.fromEntries(
  'bank_accounts dependents educations emergency_contacts experiences skills'.split(' ').map((table) => [table, ofPerson]),
);

/** Dates records over the time since the company began with Cadre, never ahead; without a moment of their own they are from the days before. */
export async function dateRecords(tx: Transaction, moments: Moments, began: Day): Promise<void> {
  const first = sql`${addDays(began, -9)}::date + make_interval(days => r.id % 8, hours => 8 + r.id % 9, mins => r.id * 7 % 60)`;
  for (const [table, moment] of Object.entries(moments)) {
    await sql`
      update ${sql.ref(table)} r set created_at = dated.at, updated_at = dated.at
      from (select r.id, least(greatest(${moment}, ${first}), now() - make_interval(hours => 2 + r.id % 30)) as at from ${sql.ref(table)} r) dated
      where dated.id = r.id`.execute(tx);
  }
}
