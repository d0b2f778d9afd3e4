import type { Database, Runner } from '../../src/platform/database/database.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** Leads, each with a department, a department below it, a team of two and a branch shared by six. */
export async function furnish(db: Database, leads: number): Promise<void> {
  await sql`
    insert into branches (name, country, timezone, currency, holiday_calendar_id)
    select 'Branch ' || n, 'ES', 'Europe/Madrid', 'EUR', (select min(id) from holiday_calendars) from generate_series(1, 10) n`.execute(db);
  await sql`insert into leave_blackouts (name, from_date, to_date) values ('Stocktaking', '2020-05-01', '2020-05-03')`.execute(db);
  await sql`insert into holidays (holiday_calendar_id, date, name) select min(id), '2026-05-01', 'May Day' from holiday_calendars`.execute(
    db,
  );
  await sql`insert into departments (name) select 'Area ' || n from generate_series(1, ${leads}::int) n`.execute(db);
  await sql`insert into departments (name, parent_id) select 'Below ' || name, id from departments where name like 'Area %'`.execute(db);
  await sql`
    insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, hire_date)
    select 'Lead', n::text, 'lead' || n || '@example.com', d.id, (select min(id) from jobs), b.id, '2020-01-01'
    from generate_series(1, ${leads}::int) n join departments d on d.name = 'Area ' || n join branches b on b.name = 'Branch ' || (n % 10 + 1)`.execute(
    db,
  );
  await sql`
    insert into employees (first_name, last_name, work_email, department_id, job_id, branch_id, manager_id, hire_date)
    select 'Member', l.id || '-' || n, 'member' || l.id || '-' || n || '@example.com',
      case n when 1 then l.department_id else (select id from departments where parent_id = l.department_id) end,
      l.job_id, l.branch_id, l.id, '2021-01-01'
    from employees l, generate_series(1, 2) n where l.work_email like 'lead%'`.execute(db);
  await sql`
    insert into users (first_name, last_name, email, status, employee_id)
    select first_name, last_name, 'u-' || work_email, 'active', id from employees where work_email like 'member%'`.execute(db);
  await sql`insert into user_roles (user_id, role_id) select id, 2 from users where email like 'u-member%'`.execute(db);
  await runAs('system', () => db.transaction(fillFiles));
  await sql`
    insert into logs (action, model, model_id, label, employee_id, via, actor_name)
    select 'update', 'employees', id, name, id, 'job', 'Nightly' from employees order by id`.execute(db);
}

/** Adds a record of every kind to the file of each employee. */
async function fillFiles(db: Runner): Promise<void> {
  const everybody = sql`from employees e order by e.id`;
  const everybodySentAndNot = sql`from employees e, (values ('rejected'), ('draft')) s (status) order by s.status desc, e.id`;
  await sql`insert into emergency_contacts (employee_id, name, phone) select e.id, 'Friend of ' || e.name, '+34 600' ${everybody}`.execute(
    db,
  );
  await sql`insert into dependents (employee_id, name) select e.id, 'Child of ' || e.name ${everybody}`.execute(db);
  await sql`insert into educations (employee_id, institution) select e.id, 'University' ${everybody}`.execute(db);
  await sql`insert into experiences (employee_id, company, title) select e.id, 'Elsewhere', 'Analyst' ${everybody}`.execute(db);
  await sql`insert into skills (employee_id, name) select e.id, 'Patience' ${everybody}`.execute(db);
  await sql`insert into exchange_rates (day, from_currency, to_currency, rate) values ('2026-01-02', 'EUR', 'USD', 1.1)`.execute(db);
  await sql`insert into cost_centers (code, name) values ('CC-1', 'Consulting')`.execute(db);
  await sql`insert into cost_shares (employee_id, cost_center_id, share_bp, valid_from)
    select e.id, (select min(id) from cost_centers), 6000, '2026-01' ${everybody}`.execute(db);
  await sql`insert into pay_openings (employee_id, until_month, gross_pay, currency) select e.id, '2026-01', 300000, 'EUR' ${everybody}`.execute(
    db,
  );
  await sql`insert into tax_details (employee_id, valid_from) select e.id, '2026-01' ${everybody}`.execute(db);
  await sql`insert into bank_accounts (employee_id, holder) select e.id, e.name ${everybody}`.execute(db);
  await sql`insert into documents (employee_id, title) select e.id, 'Diploma' ${everybody}`.execute(db);
  await sql`
    insert into forms (employee_id, title, status, number, file_hash, stored_as)
    select e.id, 'Contract', 'issued', 'C-' || e.id, 'hash', 'file' ${everybody}`.execute(db);
  await sql`insert into forms (employee_id, title) select e.id, 'A draft that is not for its subject' ${everybody}`.execute(db);
  await fillAttendance(db);
  await fillLeave(db);
  await fillPay(db);
  await fillProjects(db);
  await sql`
    insert into travels (employee_id, title, purpose, from_place, to_place, start_date, end_date, currency, status)
    select e.id, 'Porto → Lisbon', 'A workshop', 'Porto', 'Lisbon', '2026-05-04', '2026-05-05', 'EUR', s.status ${everybodySentAndNot}`.execute(
    db,
  );
  await sql`
    insert into excuses (employee_id, type, title, date, from_time, to_time, reason, status)
    select e.id, 'late_arrival', '2026-05-04, 09:00–09:30', '2026-05-04', '09:00', '09:30', 'The train was late', s.status ${everybodySentAndNot}`.execute(
    db,
  );
  await sql`
    with roster as (insert into month_schedules (name, month) values ('Shared roster', '2031-05') returning id)
    insert into shift_swaps (month_schedule_id, employee_id, title, from_date, shift_id, starts_at)
    select roster.id, e.id, '2031-05-05', '2031-05-05', (select min(id) from shifts), '2031-05-05 08:00+00' from roster, employees e order by e.id`.execute(
    db,
  );
  await sql`
    with run as (insert into payrolls (name, month, pay_date) values ('May 2026', '2026-05', '2026-05-28') returning id)
    insert into salaries (payroll_id, employee_id, month, currency, basic_salary, allowances_total, bonuses_total, gross, taxable, deductions_total, net,
      employer_cost, contents_hash, status, released_at, lines)
    select run.id, e.id, to_char(now() at time zone 'UTC', 'YYYY-MM'), 'EUR', 300000, 0, 0, 300000, 300000, 0, 300000, 300000, 'hash', 'approved', now(),
      '[{"code": "basic", "name": null, "kind": "earning", "unit": null, "amount": 300000, "source": null, "account": null, "explain": []}]' from run, employees e order by e.id`.execute(
    db,
  );
  await sql`
    insert into change_requests (employee_id, model, changes, wanted)
    select e.id, 'employees', '[{"field": "city", "old": null, "new": "Porto"}]', '{"doing": "update"}' ${everybody}`.execute(db);
  await sql`
    insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind, status, decided_at)
    select 'leaves', e.id, e.id, 1, 'any', '{}', 'manager', 'approved', now() ${everybody}`.execute(db);
  await sql`insert into approval_settings (model, level, approver_kind) values ('travels', 1, 'manager')`.execute(db);
  await sql`
    insert into delegations (employee_id, delegate_id, from_date, to_date)
    select e.id, (select min(id) from employees), '2030-01-01', '2030-01-02' ${everybody}`.execute(db);
}

/** One project per employee, with a task, a milestone, retainer terms, a statement, its manager as a member, and a rate. */
async function fillProjects(db: Runner): Promise<void> {
  const everybody = sql`from employees e order by e.id`;
  await sql`insert into clients (name) values ('Client')`.execute(db);
  await sql`insert into custom_fields (model, key, kind, name) values ('clients', 'region', 'text', 'Region')`.execute(db);
  await sql`insert into projects (number, name, client_id, manager_id) select 'N-' || e.id, 'Project', (select min(id) from clients), e.id ${everybody}`.execute(
    db,
  );
  await sql`insert into project_members (project_id, employee_id, role, from_date, to_date)
    select p.id, p.manager_id, 'Lead', '2026-05-04', '2026-05-05' from projects p order by p.id`.execute(db);
  await sql`insert into project_tasks (project_id, name) select p.id, 'Task' from projects p order by p.id`.execute(db);
  await sql`insert into project_milestones (project_id, name, amount, currency) select p.id, 'Milestone', 10000, 'EUR' from projects p order by p.id`.execute(
    db,
  );
  await sql`insert into retainer_terms (project_id, from_month, included_minutes, fee) select p.id, '2009-01', 600, 50000 from projects p order by p.id`.execute(
    db,
  );
  await sql`insert into statements (client_id, manager_id, from_date, to_date, currency)
    select p.client_id, p.manager_id, '2026-05-01', '2026-05-31', 'EUR' from projects p order by p.id`.execute(db);
  await sql`insert into statement_projects select s.id, p.id from statements s join projects p on p.manager_id = s.manager_id`.execute(db);
  await sql`insert into billable_targets (share_bp, valid_from, note) values (7000, '2026-01-01', 'As agreed')`.execute(db);
  await sql`insert into proposals (number, title, client_id, owner_id, currency)
    select 'Q-' || e.id, 'Proposal', (select min(id) from clients), e.id, 'EUR' ${everybody}`.execute(db);
  await sql`update projects set status = 'active', open_to_all = true where id = (select min(id) from projects)`.execute(db);
  await sql`
    insert into tasks (employee_id, date, project_id, minutes, description)
    select e.id, '2026-05-04', (select min(id) from projects), 60, 'A workshop' ${everybody}`.execute(db);
  await sql`insert into bookings (employee_id, project_id, from_date, to_date, minutes_per_day)
    select p.manager_id, p.id, '2026-05-04', '2026-05-05', 240 from projects p order by p.id`.execute(db);
  await sql`insert into rates (amount, currency, valid_from, valid_to) values (10000, 'EUR', '2010-01-01', '2010-01-01')`.execute(db);
}

/** One pay item of every kind for each employee. */
async function fillPay(db: Runner): Promise<void> {
  const everybody = sql`from employees e order by e.id`;
  await sql`
    insert into compensations (employee_id, effective_from, amount, currency, status)
    select e.id, '2026-01-01', 300000, 'EUR', 'approved' ${everybody}`.execute(db);
  for (const items of ['allowances', 'bonuses', 'deductions'])
    await sql`
      insert into ${sql.ref(items)} (employee_id, name, amount, currency, recurrence, start_month)
      select e.id, 'Item', 5000, 'EUR', 'monthly', '2010-01' ${everybody}`.execute(db);
  await sql`
    insert into pay_components (code, name, rate_bp, currency, valid_from) values ('TAX', 'Tax', 1000, 'EUR', '2026-01')`.execute(db);
}

/** A leave category that can be taken on any day, and a request, a draft and a ledger entry for each employee. */
async function fillLeave(db: Runner): Promise<void> {
  await sql`
    insert into leave_categories (name, code, color, balance_mode, counts_holidays, max_past_days, starts_on)
    values ('Away', 'AWAY', '#0b7a4b', 'unlimited', true, 366, '2026-01-01')`.execute(db);
  await sql`
    insert into leaves (employee_id, leave_category_id, title, from_date, to_date, status)
    select e.id, c.id, 'Away', '2026-05-04', '2026-05-05', s.status
    from leave_categories c, (values ('rejected'), ('draft')) s (status), employees e order by s.status desc, e.id`.execute(db);
  await sql`
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, key)
    select e.id, c.id, '2026-01-01', '2026-01-01', 'adjustment', 1, 'first:' || e.id from employees e, leave_categories c order by e.id`.execute(
    db,
  );
  await sql`insert into overtime_rules (name, valid_from, active) values ('Overtime', '2026-01-01', false)`.execute(db);
  await sql`insert into hours_layouts (name, columns) values ('Payroll office', '["employee_no", "worked"]')`.execute(db);
  await sql`
    insert into overtime (employee_id, date, title, minutes, class, becomes, status)
    select e.id, '2026-05-06', '2026-05-06, 1:00', 60, 'overtime_1', 'pay', 'pending' from employees e order by e.id`.execute(db);
}

/** Planning data, and today's settled day of each employee, so that scheduled jobs have no work. */
async function fillAttendance(db: Runner): Promise<void> {
  const everybody = sql`from employees e order by e.id`;
  await sql`insert into shifts (name, code, start_time, end_time) values ('Office', 'O', '09:00', '17:00')`.execute(db);
  await sql`
    insert into week_schedules (name, anchor_date, days)
    select 'Week', '2026-01-05', jsonb_build_object('weeks', jsonb_build_array(jsonb_build_array(id, id, id, id, id, null, null))) from shifts`.execute(
    db,
  );
  await sql`
    insert into schedule_assignments (week_schedule_id, employee_id, from_date, to_date)
    select (select min(id) from week_schedules), e.id, '2026-01-01', '2026-12-31' ${everybody}`.execute(db);
  await sql`insert into month_schedules (name, month, planner_id) select 'Roster ' || e.id, '2026-05', e.id ${everybody}`.execute(db);
  await sql`
    insert into devices (name, branch_id, serial_no, timezone) select 'Door', min(id), 'DOOR1', 'Europe/Madrid' from branches`.execute(db);
  await sql`insert into device_users (device_id, pin, employee_id) select (select min(id) from devices), e.id, e.id ${everybody}`.execute(
    db,
  );
  await sql`
    insert into raw_punches (device_id, source, pin, raw_line, dedupe_key, outcome, employee_id)
    select (select min(id) from devices), 'device', e.id, 'line ' || e.id, 'key ' || e.id, 'accepted', e.id ${everybody}`.execute(db);
  await sql`
    insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin)
    select e.id, 'in', now(), 'Europe/Madrid', to_char(now() at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI:SS'), 'web', 'said' ${everybody}`.execute(
    db,
  );
  await sql`
    insert into attendance_days (employee_id, date, status, origin, timezone, expected_minutes, worked_minutes, break_minutes, late_minutes,
      early_minutes, overtime_minutes, excused_minutes, leave_minutes, holiday_minutes)
    select e.id, today_of(e), 'incomplete', 'employee', 'Europe/Madrid', 480, 0, 0, 0, 0, 0, 0, 0, 0 ${everybody}`.execute(db);
  await sql`delete from attendance_dirty`.execute(db);
}
