-- Which payslips a bank file pays, so that the next file leaves them out.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table pay_files (
  id int generated always as identity primary key,
  payroll_id int not null constraint pay_files_pay_a_run references payrolls,
  kind text not null constraint pay_files_kind_is_known check (kind in ('bank', 'sepa')),
  name text not null,
  made_at timestamptz not null default now(),
  made_by_id int constraint pay_files_are_made_by_a_user references users on delete set null,
  withdrawn_at timestamptz,
  withdrawn_by_id int constraint pay_files_are_withdrawn_by_a_user references users on delete set null,
  withdrawn_reason text,
  constraint pay_files_are_withdrawn_for_a_reason check ((withdrawn_at is null) = (withdrawn_reason is null))
);
-- Which files has this run?
create index pay_files_by_run on pay_files (payroll_id);

create table pay_file_payments (
  pay_file_id int not null constraint pay_file_payments_are_in_a_file references pay_files,
  salary_id int not null constraint pay_file_payments_pay_a_payslip references salaries on delete cascade,
  amount bigint not null constraint pay_file_payments_pay_something check (amount > 0),
  currency char(3) not null,
  /* False once the file is withdrawn. */
  live boolean not null default true,
  primary key (pay_file_id, salary_id)
);
-- Two officers at once cannot pay a payslip twice.
create unique index pay_file_payments_pay_once on pay_file_payments (salary_id) where live;
create index pay_file_payments_by_payslip on pay_file_payments (salary_id);

/* A file pays what its own run owes and nobody has paid yet. */
create function pay_file_payments_are_due() returns trigger language plpgsql as $$
begin
  if not exists (
    select from salaries s join pay_files f on f.payroll_id = s.payroll_id
    where s.id = new.salary_id and f.id = new.pay_file_id and s.status = 'approved' and s.net = new.amount and s.currency = new.currency)
  then perform refuse('pay_file_payments_are_due'); end if;
  return new;
end $$;
create trigger pay_file_payments_are_due before insert on pay_file_payments for each row execute function pay_file_payments_are_due();

/* What a file paid stays as it was handed over; it is withdrawn once, and as a whole. */
create function pay_files_stay() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at
    or to_jsonb(new) - array['withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason', 'made_by_id']
      <> to_jsonb(old) - array['withdrawn_at', 'withdrawn_by_id', 'withdrawn_reason', 'made_by_id']
  then perform refuse('pay_files_stay'); end if;
  return new;
end $$;
create trigger pay_files_stay before update on pay_files for each row execute function pay_files_stay();

create function pay_file_payments_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.live then perform refuse('pay_file_payments_stay'); end if;
    return old;
  end if;
  if new.live or to_jsonb(new) - 'live' <> to_jsonb(old) - 'live'
    or not exists (select from pay_files f where f.id = new.pay_file_id and f.withdrawn_at is not null)
  then perform refuse('pay_file_payments_stay'); end if;
  return new;
end $$;
create trigger pay_file_payments_stay before update or delete on pay_file_payments for each row execute function pay_file_payments_stay();

/* What a bank was asked to pay is not calculated again. */
create function salaries_in_a_file_stay() returns trigger language plpgsql as $$
begin
  if exists (select from pay_file_payments p where p.salary_id = new.id and p.live) then perform refuse('salaries_in_a_file_stay'); end if;
  return new;
end $$;
create trigger salaries_in_a_file_stay before update of status on salaries for each row
  when (old.status in ('approved', 'paid') and new.status not in ('approved', 'paid')) execute function salaries_in_a_file_stay();

alter table pay_files enable row level security, force row level security;
create policy pay_files_are_within_reach on pay_files
  using ((select reaches_everybody('payrolls.export_bank'))) with check ((select reaches_everybody('payrolls.export_bank')));
create policy pay_files_are_not_removed on pay_files as restrictive for delete using (false);
alter table pay_file_payments enable row level security, force row level security;
create policy pay_file_payments_are_within_reach on pay_file_payments
  using ((select reaches_everybody('payrolls.export_bank'))) with check ((select reaches_everybody('payrolls.export_bank')));
create policy pay_file_payments_are_not_removed on pay_file_payments as restrictive for delete using (false);
