-- Debts that payslips left and nobody will pay: written off with a reason, on record.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table pay_write_offs (
  id int generated always as identity primary key,
  employee_id int not null constraint pay_write_offs_are_of_an_employee references employees on delete cascade,
  /* The run that it was decided with; it is undone until that is approved. */
  payroll_id int not null constraint pay_write_offs_belong_to_a_run references payrolls on delete cascade,
  month text not null,
  currency char(3) not null,
  amount bigint not null constraint pay_write_offs_are_positive check (amount > 0),
  reason text not null,
  created_at timestamptz not null default now(),
  created_by_id int constraint pay_write_offs_are_decided_by_a_user references users on delete set null,
  undone_at timestamptz,
  undone_by_id int constraint pay_write_offs_are_undone_by_a_user references users on delete set null
);
-- What was written off with a run?
create index pay_write_offs_by_run on pay_write_offs (payroll_id);
create index pay_write_offs_by_employee on pay_write_offs (employee_id);

create function pay_write_offs_stay() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null or (new.employee_id, new.payroll_id, new.month, new.currency, new.amount)
    is distinct from (old.employee_id, old.payroll_id, old.month, old.currency, old.amount)
    or exists (select from payrolls p where p.id = new.payroll_id and p.status in ('approved', 'paid', 'closed'))
  then perform refuse('pay_write_offs_stay'); end if;
  return new;
end $$;
create trigger pay_write_offs_stay before update of employee_id, payroll_id, month, currency, amount, undone_at on pay_write_offs
  for each row execute function pay_write_offs_stay();

alter table pay_settlements
  add column pay_write_off_id int constraint pay_settlements_come_from_a_write_off references pay_write_offs on delete cascade,
  drop constraint pay_settlements_have_one_origin,
  add constraint pay_settlements_have_one_origin check (num_nonnulls(salary_id, pay_adjustment_id, pay_write_off_id) = 1);
create index pay_settlements_by_write_off on pay_settlements (pay_write_off_id) where pay_write_off_id is not null;

/* A debt that is written off counts as taken; undone, it is open again. */
create function write_offs_post_settlements() returns trigger language plpgsql as $$
begin
  insert into pay_settlements (employee_id, month, code, kind, currency, pay_write_off_id, amount)
  values (new.employee_id, new.month, 'carried', 'deduction', new.currency, new.id, case when tg_op = 'INSERT' then new.amount else -new.amount end);
  return null;
end $$;
create trigger write_offs_post_settlements after insert on pay_write_offs for each row execute function write_offs_post_settlements();
create trigger write_offs_post_settlements_when_undone after update on pay_write_offs
  for each row when (old.undone_at is null and new.undone_at is not null) execute function write_offs_post_settlements();

alter table pay_write_offs enable row level security, force row level security;
create policy pay_write_offs_are_within_reach on pay_write_offs
  using ((select reaches_everybody('salaries.view'))) with check ((select reaches_everybody('salaries.calculate')));
create policy pay_write_offs_are_not_removed on pay_write_offs as restrictive for delete using (false);
