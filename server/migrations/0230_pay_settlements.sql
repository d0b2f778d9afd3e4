-- The settlement ledger of pay: what was paid or dismissed of each month, line by line. A month owes what its facts say less what stands here.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table pay_settlements (
  id bigint generated always as identity primary key,
  employee_id int not null constraint pay_settlements_are_of_an_employee references employees on delete cascade,
  /* The month that the line is for; a later payslip may have paid it. */
  month text not null,
  code text not null,
  name text,
  kind text not null,
  currency char(3) not null,
  amount bigint not null constraint pay_settlements_are_not_empty check (amount <> 0),
  salary_id int constraint pay_settlements_come_from_a_payslip references salaries on delete cascade,
  pay_adjustment_id int constraint pay_settlements_come_from_a_dismissal references pay_adjustments on delete cascade,
  at timestamptz not null default now(),
  constraint pay_settlements_have_one_origin check (num_nonnulls(salary_id, pay_adjustment_id) = 1)
);
-- What was settled of a month of an employee?
create index pay_settlements_by_month on pay_settlements (employee_id, month);
-- What did a payslip settle?
create index pay_settlements_by_payslip on pay_settlements (salary_id) where salary_id is not null;
create index pay_settlements_by_dismissal on pay_settlements (pay_adjustment_id) where pay_adjustment_id is not null;
-- What does an employee owe?
create index pay_settlements_of_debts on pay_settlements (employee_id) where code in ('carried', 'carried_on');

/* Only added to: a withdrawn approval posts the same with the other sign. Rows go with their employee alone. */
create function pay_settlements_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  perform refuse('pay_settlements_stay', '{}');
  return null;
end $$;
create trigger pay_settlements_stay before update or delete on pay_settlements for each row execute function pay_settlements_stay();

/* The lines of a payslip by the month that they are for: `adjustment:2026-01:basic` is the basic pay of January. */
create view pay_lines_by_month with (security_invoker = true) as
  select s.id as salary_id, s.payroll_id, s.employee_id, s.currency, s.month as paid_month,
    case when l ->> 'code' like 'adjustment:%' then substr(l ->> 'code', 12, 7) else s.month end as month,
    case when l ->> 'code' like 'adjustment:%' then substr(l ->> 'code', 20) else l ->> 'code' end as code,
    l ->> 'name' as name, l ->> 'kind' as kind, (l ->> 'amount')::bigint as amount
  from salaries s cross join lateral jsonb_array_elements(s.lines) l where l ->> 'kind' <> 'info';

/* Posts the difference between what these payslips settle and what is posted of them, so posting twice changes nothing. */
create function post_settlements(payslips int[]) returns void language sql as $$
  insert into pay_settlements (employee_id, month, code, name, kind, currency, salary_id, amount)
  select due.employee_id, due.month, due.code, min(due.name), due.kind, due.currency, due.salary_id, sum(due.amount) from (
    select l.employee_id, l.month, l.code, l.name, l.kind, l.currency, l.salary_id, l.amount
    from pay_lines_by_month l join salaries s on s.id = l.salary_id
    where l.salary_id = any(payslips) and s.status in ('approved', 'paid')
    union all
    select p.employee_id, p.month, p.code, p.name, p.kind, p.currency, p.salary_id, -p.amount
    from pay_settlements p where p.salary_id = any(payslips)) due
  group by due.employee_id, due.month, due.code, due.kind, due.currency, due.salary_id having sum(due.amount) <> 0
  order by due.employee_id, due.month, due.code
$$;

create function salaries_post_settlements() returns trigger language plpgsql as $$
declare
  payslips int[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n.id) into payslips from come n where n.status in ('approved', 'paid');
  else
    select array_agg(n.id) into payslips from come n join gone o on o.id = n.id
    where (n.status in ('approved', 'paid')) <> (o.status in ('approved', 'paid'));
  end if;
  if payslips is not null then perform post_settlements(payslips); end if;
  return null;
end $$;
create trigger salaries_post_settlements_when_added after insert on salaries
  referencing new table as come for each statement execute function salaries_post_settlements();
create trigger salaries_post_settlements after update on salaries
  referencing old table as gone new table as come for each statement execute function salaries_post_settlements();

create function dismissals_post_settlements() returns trigger language plpgsql as $$
begin
  insert into pay_settlements (employee_id, month, code, name, kind, currency, pay_adjustment_id, amount)
  select new.employee_id, new.month, l ->> 'code', l ->> 'name', l ->> 'kind', new.currency, new.id, (l ->> 'amount')::bigint
  from jsonb_array_elements(new.lines) l where (l ->> 'amount')::bigint <> 0;
  return null;
end $$;
create trigger dismissals_post_settlements after update of status on pay_adjustments
  for each row when (new.status = 'dismissed' and old.status <> 'dismissed') execute function dismissals_post_settlements();

/* A posting changes what a closed month still owes, so its open difference is calculated again. */
create function settlements_mark_closed_months() returns trigger language plpgsql as $$
begin
  insert into pay_dirty (employee_id, month)
  select distinct t.employee_id, t.month from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = t.month
  on conflict do nothing;
  return null;
end $$;
create trigger settlements_mark_closed_months after insert on pay_settlements
  referencing new table as touched for each statement execute function settlements_mark_closed_months();

/* A transfer dated back changes which shared allowances and deductions applied. */
create function versions_mark_closed_months() returns trigger language plpgsql as $$
begin
  insert into pay_dirty (employee_id, month)
  select distinct c.employee_id, c.month from touched t join pay_closings c on c.employee_id = t.employee_id and c.month >= to_char(t.effective_from, 'YYYY-MM')
  on conflict do nothing;
  return null;
end $$;
create trigger versions_mark_closed_months_when_added after insert on employee_versions
  referencing new table as touched for each statement execute function versions_mark_closed_months();
create trigger versions_mark_closed_months after update on employee_versions
  referencing new table as touched for each statement execute function versions_mark_closed_months();

/* What was paid and dismissed before the ledger began. */
insert into pay_settlements (employee_id, month, code, name, kind, currency, salary_id, amount)
select l.employee_id, l.month, l.code, min(l.name), l.kind, l.currency, l.salary_id, sum(l.amount)
from pay_lines_by_month l join salaries s on s.id = l.salary_id where s.status in ('approved', 'paid')
group by l.employee_id, l.month, l.code, l.kind, l.currency, l.salary_id having sum(l.amount) <> 0;
insert into pay_settlements (employee_id, month, code, name, kind, currency, pay_adjustment_id, amount)
select a.employee_id, a.month, l ->> 'code', l ->> 'name', l ->> 'kind', a.currency, a.id, (l ->> 'amount')::bigint
from pay_adjustments a cross join lateral jsonb_array_elements(a.lines) l where a.status = 'dismissed' and (l ->> 'amount')::bigint <> 0;

alter table pay_settlements enable row level security, force row level security;
create policy pay_settlements_are_within_reach on pay_settlements
  using ((select reaches_everybody('salaries.view'))) with check ((select reaches_everybody('salaries.calculate')));

/* The facts that a payslip was calculated from, each kind as a digest; what is compared before it is submitted, approved and published. */
alter table salaries add column facts jsonb not null default '{}';
/* The kinds of facts that would change the payslip now; empty where nothing would. */
alter table salaries add column changed_facts text[] not null default '{}';
alter table payrolls add column facts_checked_at timestamptz;

/* Whether an employee had no employment in a month. What is due to them then is paid without a salary. */
create function is_unemployed_in(of_employee int, in_month text) returns boolean language sql stable as $$
  select not exists (
    select from employment_periods p where p.employee_id = of_employee and to_char(p.hired_on, 'YYYY-MM') <= in_month
      and coalesce(to_char(p.left_on, 'YYYY-MM'), in_month) >= in_month)
$$;
