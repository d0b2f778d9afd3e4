-- Cost centres: where pay is booked, by dated shares of an employee, else by department and branch; a component may name its own.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table cost_centers (
  id int generated always as identity primary key,
  code text not null,
  name text not null,
  branch_id int constraint cost_centers_belong_to_a_branch references branches,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index cost_centers_code_is_unique on cost_centers (lower(code));
create unique index cost_centers_name_is_unique on cost_centers (lower(name));
-- Which cost centres has a branch?
create index cost_centers_by_branch on cost_centers (branch_id);
select keep_total('cost_centers');

create table cost_shares (
  id int generated always as identity primary key,
  employee_id int not null constraint cost_shares_belong_to_an_employee references employees on delete cascade,
  cost_center_id int not null constraint cost_shares_go_to_a_cost_center references cost_centers,
  share_bp int not null constraint cost_shares_are_shares check (share_bp between 1 and 10000),
  valid_from text not null,
  valid_to text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint cost_shares_end_after_they_begin check (valid_to >= valid_from)
);
-- Where is an employee's pay booked in a month?
create index cost_shares_by_employee on cost_shares (employee_id, valid_from);
-- Which employees are booked on a cost centre?
create index cost_shares_by_cost_center on cost_shares (cost_center_id);

/* In no month more than the whole; of two changes at once the second waits and sees the first. */
create function cost_shares_fit_the_whole() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('cost_shares_of_an_employee'), new.employee_id);
  if exists (
    select from cost_shares one where one.employee_id = new.employee_id and 10000 < (
      select sum(other.share_bp) from cost_shares other where other.employee_id = one.employee_id
        and other.valid_from <= one.valid_from and coalesce(other.valid_to, one.valid_from) >= one.valid_from))
  then perform refuse('cost_shares_fit_the_whole'); end if;
  return null;
end $$;
create trigger cost_shares_fit_the_whole after insert or update on cost_shares
  for each row execute function cost_shares_fit_the_whole();

alter table cost_shares enable row level security, force row level security;
create policy cost_shares_are_within_reach on cost_shares
  using (
    (select reaches_everybody('employees.view_pay')) or employee_id in (select reached_employees('employees.view_pay'))
    or (created_at = now()
      and ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')))))
  with check (
    (select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create policy cost_shares_go_by_right on cost_shares as restrictive for delete
  using ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create trigger pay_moves_within_reach before update on cost_shares for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('employees.update_pay');

alter table departments add column cost_center_id int constraint departments_are_booked_on_a_cost_center references cost_centers;
create index departments_by_cost_center on departments (cost_center_id);
alter table branches add column cost_center_id int constraint branches_are_booked_on_a_cost_center references cost_centers;
create index branches_by_cost_center on branches (cost_center_id);
alter table pay_components add column cost_center_id int constraint pay_components_are_booked_on_a_cost_center references cost_centers;
create index pay_components_by_cost_center on pay_components (cost_center_id);

/* The shares of a month, the rest on the cost centre of department or branch at its end, and the components that name their own. */
create function cost_split_of(of_employee int, of_month text, lines jsonb) returns jsonb language plpgsql stable as $$
declare
  at_end employee_versions := version_on(of_employee, ((of_month || '-01')::date + interval '1 month' - interval '1 day')::date);
  usual int;
begin
  select coalesce(
      (select d.cost_center_id from departments d where d.id = coalesce(at_end.department_id, e.department_id)),
      (select b.cost_center_id from branches b where b.id = coalesce(at_end.branch_id, e.branch_id)))
    into usual from employees e where e.id = of_employee;
  return jsonb_build_object(
    'shares', (
      with given as (
        select c.cost_center_id, c.share_bp from cost_shares c
        where c.employee_id = of_employee and c.valid_from <= of_month and coalesce(c.valid_to, of_month) >= of_month
      ), whole as (
        select * from given union all select usual, 10000 - coalesce(sum(share_bp), 0) from given
      )
      select coalesce(jsonb_agg(jsonb_build_object('cost_center_id', w.cost_center_id, 'share_bp', w.share_bp) order by w.cost_center_id), '[]')
      from (select cost_center_id, sum(share_bp) as share_bp from whole group by cost_center_id having sum(share_bp) > 0) w),
    'components', (
      select coalesce(jsonb_object_agg(c.id, c.cost_center_id), '{}') from pay_components c
      where c.cost_center_id is not null and c.id in (
        select (l -> 'source' ->> 'id')::int from jsonb_array_elements(lines) l where l -> 'source' ->> 'type' = 'pay-components')));
end $$;

/* Where an approved payslip is booked; before it follows from today's shares. What was approved earlier follows them, too. */
alter table salaries add column cost_split jsonb;
create function salaries_keep_their_cost_split() returns trigger language plpgsql as $$
begin
  new.cost_split := case
    when new.status not in ('approved', 'paid') then null
    when old.status in ('approved', 'paid') then old.cost_split
    else cost_split_of(new.employee_id, new.month, new.lines) end;
  return new;
end $$;
create trigger salaries_keep_their_cost_split before update on salaries
  for each row execute function salaries_keep_their_cost_split();
