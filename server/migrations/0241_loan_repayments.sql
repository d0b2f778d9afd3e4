-- Repayments of loans outside of payroll, and the rest of a loan with one payslip.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table loan_repayments (
  id int generated always as identity primary key,
  deduction_id int not null constraint loan_repayments_are_of_a_loan references deductions on delete cascade,
  paid_on date not null,
  amount bigint not null constraint loan_repayments_are_positive check (amount > 0),
  method text not null constraint loan_repayments_method_is_known check (method in ('bank', 'cash', 'cheque')),
  note text,
  created_at timestamptz not null default now(),
  created_by_id int constraint loan_repayments_are_entered_by_a_user references users on delete set null,
  undone_at timestamptz,
  undone_by_id int constraint loan_repayments_are_undone_by_a_user references users on delete set null,
  undone_reason text,
  constraint loan_repayments_are_undone_with_a_reason check ((undone_at is null) = (undone_reason is null))
);
-- What was paid back of a loan outside of payroll?
create index loan_repayments_by_loan on loan_repayments (deduction_id);

/* Only undone, never rewritten: what was paid is corrected by another one. */
create function loan_repayments_stay() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null or (new.deduction_id, new.paid_on, new.amount, new.method, new.created_at)
    is distinct from (old.deduction_id, old.paid_on, old.amount, old.method, old.created_at)
  then perform refuse('loan_repayments_stay'); end if;
  return new;
end $$;
create trigger loan_repayments_stay before update on loan_repayments for each row
  when (old.undone_at is distinct from new.undone_at or old.amount <> new.amount or old.paid_on <> new.paid_on or old.method <> new.method
    or old.deduction_id <> new.deduction_id) execute function loan_repayments_stay();

alter table loan_repayments enable row level security, force row level security;
create policy loan_repayments_are_within_reach on loan_repayments
  using ((select reaches_everybody('deductions.view'))
    or deduction_id in (select d.id from deductions d where d.employee_id in (select reached_employees('deductions.view'))))
  with check ((select reaches_everybody('deductions.update'))
    or deduction_id in (select d.id from deductions d where d.employee_id in (select reached_employees('deductions.update'))));
create policy loan_repayments_are_not_removed on loan_repayments as restrictive for delete using (false);

/* What a loan loses comes from a payslip or from a repayment; an undone one posts the opposite. */
alter table pay_movements
  alter column salary_id drop not null,
  add column loan_repayment_id int constraint pay_movements_come_from_a_repayment references loan_repayments on delete cascade,
  add constraint pay_movements_have_one_origin check (num_nonnulls(salary_id, loan_repayment_id) = 1);

create function loan_repayments_post_movements() returns trigger language plpgsql security definer set search_path from current as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
begin
  perform set_config('app.user_id', 'system', true);
  insert into pay_movements (deduction_id, loan_repayment_id, amount)
  values (new.deduction_id, new.id, case when tg_op = 'INSERT' then new.amount else -new.amount end);
  perform set_config('app.user_id', asker, true);
  return null;
end $$;
create trigger loan_repayments_post_movements after insert on loan_repayments
  for each row execute function loan_repayments_post_movements();
create trigger loan_repayments_post_movements_when_undone after update on loan_repayments
  for each row when (old.undone_at is null and new.undone_at is not null) execute function loan_repayments_post_movements();

/* The lock keeps a payslip and a repayment at the same moment from taking more than is left. */
create or replace function pay_movements_keep_to_the_loan() returns trigger language plpgsql security definer set search_path from current as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  loan bigint;
begin
  perform set_config('app.user_id', 'system', true);
  select principal into loan from deductions d where d.id = new.deduction_id for no key update;
  if loan is not null and (select sum(m.amount) from pay_movements m where m.deduction_id = new.deduction_id) not between 0 and loan
  then perform refuse('pay_movements_keep_to_the_loan', '{}'); end if;
  perform set_config('app.user_id', asker, true);
  return null;
end $$;

/* Payslips of this month and of later ones take all that is left. */
alter table deductions
  add column rest_month text,
  add constraint deductions_take_the_rest_of_a_loan check (rest_month is null or principal is not null);

create or replace function pay_items_stay_as_paid() returns trigger language plpgsql security definer set search_path from current as $$
declare
  last_month text;
  open text[] := array['name', 'note', 'decision_note', 'entered_by_id', 'account', 'end_month', 'rest_month', 'status', 'version', 'updated_at', 'updated_by_id'];
begin
  select max(month) into last_month from pay_item_uses u where u.source = tg_table_name and u.source_id = old.id;
  if last_month is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then perform refuse(tg_table_name || '_stay_as_paid'); end if;
  if tg_table_name = 'compensations' then
    if new.status <> 'approved' then perform refuse('compensations_stay_as_paid'); end if;
    return new;
  end if;
  if new.end_month < last_month then perform refuse(tg_table_name || '_end_after_they_were_paid'); end if;
  if to_jsonb(new) - open <> to_jsonb(old) - open then perform refuse(tg_table_name || '_stay_as_paid'); end if;
  return new;
end $$;
