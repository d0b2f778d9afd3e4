import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { demoClients, planProjects } from './plan-projects.ts';
import { writeExchangeRates } from './write-exchange-rates.ts';

/** Clients, projects in every state with their teams and tasks, and rates; estimates follow from the time spent. */
export async function writeProjects(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into clients (name, code, contact_name, contact_email, currency, payment_terms_days, color, status)
    select c.name, c.code, c.contact_name, lower(c.code) || '@example.com', c.currency, c.payment_terms_days, c.color,
      case when c.archived then 'archived' else 'active' end
    from json_to_recordset(${JSON.stringify(demoClients)}::json) as c (name text, code text, contact_name text, currency text, payment_terms_days int,
      color text, archived boolean)`.execute(tx);
  await writeIndustries(tx);
  const planned = JSON.stringify(planProjects(today));
  await sql`
    with leads as (
      select e.id, row_number() over (order by (u.email <> 'projects@example.com'), held.role_id desc, e.id) - 1 as place
      from users u join user_roles held on held.user_id = u.id and held.role_id in (4, 7) join employees e on e.id = u.employee_id
      where u.status = 'active' and e.status = 'active' and (held.role_id = 7 or u.email = 'manager@example.com'))
    insert into projects (number, name, client_id, status, start_date, end_date, manager_id, department_id, billing_type, category, currency,
      open_to_all, require_note, require_task, overrun_policy, completed_at, description)
    select p.number, p.name, c.id, p.status, p.start_date, p.end_date, l.id, e.department_id, p.billing_type, p.category, coalesce(c.currency, 'EUR'),
      p.open_to_all, p.require_note, p.require_task, p.overrun_policy,
      case when p.status = 'completed' then p.end_date::timestamptz end,
      case when c.id is null then 'Work for the company itself.' else 'Agreed with ' || c.contact_name || '.' end
    from json_to_recordset(${planned}::json) as p (at int, number text, name text, client text, status text, start_date date, end_date date, billing_type text,
      category text, open_to_all boolean, require_note boolean, require_task boolean, overrun_policy text)
    left join clients c on c.code = p.client
    join leads l on l.place = case when p.at % 2 = 0 then 0 else p.at % (select count(*) from leads) end
    join employees e on e.id = l.id
    order by p.number`.execute(tx);
  await sql`insert into project_counters select 2000 + substr(number, 2, 2)::int, count(*) from projects group by 1`.execute(tx);
  await writeTeams(tx, planned);
  await writeTasks(tx);
  await writeRates(tx, today);
  await writeExchangeRates(tx, today);
  await giveTrips(tx);
}

/** Trips to a client belong to one of the client's projects. */
async function giveTrips(tx: Transaction): Promise<void> {
  await sql`
    update travels t set project_id = (
      select p.id from project_members m join projects p on p.id = m.project_id
      where m.employee_id = t.employee_id and p.client_id is not null and t.start_date between p.start_date and coalesce(p.end_date, 'infinity')
      order by p.id limit 1)
    where t.purpose not in ('Trade fair', 'Conference')`.execute(tx);
}

const industry = {
  name_i18n: { de: 'Branche', es: 'Sector', fr: 'Secteur', ja: '業種', zh: '行业' },
  options: [
    { key: 'energy', name: 'Energy', name_i18n: { de: 'Energie', es: 'Energía', fr: 'Énergie', ja: 'エネルギー', zh: '能源' } },
    { key: 'finance', name: 'Finance', name_i18n: { de: 'Finanzen', es: 'Finanzas', fr: 'Finance', ja: '金融', zh: '金融' } },
    { key: 'health', name: 'Health', name_i18n: { de: 'Gesundheit', es: 'Sanidad', fr: 'Santé', ja: '医療', zh: '医疗' } },
  ],
};

/** A field of the company's own, and what every client has of it. */
async function writeIndustries(tx: Transaction): Promise<void> {
  await sql`
    insert into custom_fields (model, key, kind, name, name_i18n, options, filterable)
    values ('clients', 'industry', 'choice', 'Industry', ${JSON.stringify(industry.name_i18n)}, ${JSON.stringify(industry.options)}, true)`.execute(
    tx,
  );
  await sql`
    update clients set custom = jsonb_build_object('industry', (array['energy', 'finance', 'health'])[1 + id % 3])`.execute(tx);
}

/** A few people of every department that works on it. */
async function writeTeams(tx: Transaction, planned: string): Promise<void> {
  await sql`
    insert into project_members (project_id, employee_id, role, planned_minutes_per_week)
    select m.project_id, m.employee_id, case m.place when 1 then 'Lead' else 'Consultant' end, case m.place when 1 then 960 else 1440 end
    from (
      select p.id as project_id, e.id as employee_id,
        row_number() over (partition by p.id, d.id order by (e.id * 7 + p.id * 13) % 31, e.id) as place
      from json_to_recordset(${planned}::json) as s (number text, hours json) cross join lateral json_object_keys(s.hours) worked (code)
      join projects p on p.number = s.number and not p.open_to_all join departments d on d.code = worked.code
      join employees e on e.department_id = d.id and e.status in ('active', 'on_notice') and e.hire_date <= coalesce(p.start_date, current_date)
        and e.id <> p.manager_id) m
    where m.place <= 4 order by 1, 2`.execute(tx);
}

async function writeTasks(tx: Transaction): Promise<void> {
  await sql`
    insert into project_tasks (project_id, name, due_date, priority, status, position)
    select p.id, t.name, p.start_date + ((p.end_date - p.start_date) * t.place / 4), case t.place when 3 then 'high' else 'normal' end,
      case when p.status in ('completed', 'cancelled') or t.place = 1 then 'done' when t.place = 4 then 'todo' else 'in_progress' end, t.place
    from projects p
    cross join (values (1, 'Analysis'), (2, 'Design'), (3, 'Implementation'), (4, 'Roll-out')) t (place, name)
    where p.client_id is not null and p.status <> 'planned' order by p.id, t.place`.execute(tx);
  await sql`
    insert into project_task_assignees (project_task_id, employee_id)
    select t.id, m.employee_id from project_tasks t join project_members m on m.project_id = t.project_id
    where (t.id + m.employee_id) % 3 = 0 and t.status in ('todo', 'in_progress')`.execute(tx);
}

/** Last year's rates and this year's, nearer ones for some; what hours cost, by grade. */
async function writeRates(tx: Transaction, today: Day): Promise<void> {
  const year = Number(today.slice(0, 4));
  await sql`
    insert into rates (kind, scope, amount, currency, valid_from, valid_to) values
      ('bill', 'company', 9800, 'EUR', make_date(${year - 2}, 1, 1), make_date(${year - 1}, 12, 31)),
      ('bill', 'company', 10500, 'EUR', make_date(${year}, 1, 1), null),
      ('cost', 'company', 4800, 'EUR', make_date(${year - 2}, 1, 1), make_date(${year - 1}, 12, 31)),
      ('cost', 'company', 5100, 'EUR', make_date(${year}, 1, 1), null)`.execute(tx);
  await sql`
    insert into rates (kind, scope, department_id, amount, currency, valid_from)
    select k.kind, 'department', d.id, k.amount, 'EUR', make_date(${year - 2}, 1, 1)
    from (values ('bill', 'STR', 14000), ('bill', 'DAT', 12500), ('cost', 'STR', 6400), ('cost', 'DAT', 5600)) k (kind, code, amount)
    join departments d on d.code = k.code`.execute(tx);
  await sql`
    insert into rates (kind, scope, job_id, amount, currency, valid_from)
    select k.kind, 'job', j.id, k.amount, 'EUR', make_date(${year - 2}, 1, 1)
    from (values ('bill', 'ARC', 15500), ('bill', 'PRC', 18000), ('cost', 'ARC', 7200), ('cost', 'PRC', 8400)) k (kind, code, amount)
    join jobs j on j.code = k.code`.execute(tx);
  await sql`
    insert into rates (scope, client_id, amount, currency, valid_from, note)
    select 'client', c.id, case c.currency when 'JPY' then 17000 else 11800 end, c.currency, make_date(${year - 1}, 1, 1), 'Frame contract'
    from clients c where c.code in ('KIT', 'NAV')`.execute(tx);
  await sql`
    insert into rates (scope, project_id, amount, currency, valid_from)
    select 'project', p.id, 13200, 'EUR', p.start_date from projects p where p.name = 'Core banking audit'`.execute(tx);
}
