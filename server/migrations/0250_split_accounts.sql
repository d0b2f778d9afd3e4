-- Pay that goes to several accounts of a person: fixed amounts and shares first, the rest to the salary account.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table bank_accounts
  add column fixed_amount bigint constraint bank_accounts_fixed_amount_is_positive check (fixed_amount > 0),
  add column currency char(3),
  /* Of net pay, in basis points. */
  add column pay_share_bp int constraint bank_accounts_pay_share_is_a_share check (pay_share_bp between 1 and 10000),
  add column pay_order int constraint bank_accounts_pay_order_is_a_place check (pay_order between 1 and 99),
  add constraint bank_accounts_take_an_amount_or_a_share check (num_nonnulls(fixed_amount, pay_share_bp) <= 1),
  add constraint bank_accounts_primary_takes_the_rest check (not is_primary or num_nonnulls(fixed_amount, pay_share_bp) = 0),
  add constraint bank_accounts_have_a_currency check (fixed_amount is null or currency is not null);

/* Two changes at once wait for each other, so that the check below sees both. */
create function bank_accounts_are_split_one_by_one() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('bank_accounts_of_an_employee'), coalesce(new.employee_id, old.employee_id));
  return coalesce(new, old);
end $$;
create trigger bank_accounts_are_split_one_by_one before update or delete on bank_accounts
  for each row execute function bank_accounts_are_split_one_by_one();
create trigger bank_accounts_join_a_split_one_by_one before insert on bank_accounts
  for each row when (num_nonnulls(new.fixed_amount, new.pay_share_bp) > 0) execute function bank_accounts_are_split_one_by_one();

/* At the end of a change shares are at most the whole, and what they leave has an account to go to. */
create function bank_accounts_split_the_whole() returns trigger language plpgsql as $$
declare
  owner int := coalesce(new.employee_id, old.employee_id);
  split record;
begin
  select coalesce(sum(pay_share_bp), 0) as shares, count(*) filter (where num_nonnulls(fixed_amount, pay_share_bp) > 0) as parts,
    coalesce(bool_or(is_primary), false) as has_main
  into split from bank_accounts where employee_id = owner;
  if split.shares > 10000 then perform refuse('bank_accounts_shares_fit_the_whole'); end if;
  if split.parts > 0 and not split.has_main then perform refuse('bank_accounts_leave_the_rest_to_one'); end if;
  return null;
end $$;
create constraint trigger bank_accounts_split_the_whole after insert or update or delete on bank_accounts
  deferrable initially deferred for each row execute function bank_accounts_split_the_whole();

-- A bank file pays a payslip once per account, and never more than its net pay.
drop trigger pay_file_payments_stay on pay_file_payments;
alter table pay_file_payments
  /* 0: not recorded. It stays when the account is deleted. */
  add column bank_account_id int not null default 0,
  /* The last characters of the account that was paid. */
  add column account text not null default '',
  drop constraint pay_file_payments_pkey;
update pay_file_payments p set bank_account_id = a.id, account = split_part(coalesce(a.iban, a.account_no, ''), '|', 1)
from salaries s cross join lateral (
  select * from bank_accounts b where b.employee_id = s.employee_id order by b.is_primary desc, b.id limit 1) a
where s.id = p.salary_id;
alter table pay_file_payments add primary key (pay_file_id, salary_id, bank_account_id);
create trigger pay_file_payments_stay before update or delete on pay_file_payments for each row execute function pay_file_payments_stay();

drop index pay_file_payments_pay_once;
-- Two officers at once cannot pay a payslip twice to an account.
create unique index pay_file_payments_pay_once on pay_file_payments (salary_id, bank_account_id) where live;

/* A file pays what its own run owes and nobody has paid yet. */
create or replace function pay_file_payments_are_due() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('pay_file_payments_are_due'), new.salary_id);
  if not exists (
    select from salaries s join pay_files f on f.payroll_id = s.payroll_id
    where s.id = new.salary_id and f.id = new.pay_file_id and s.status = 'approved' and s.currency = new.currency
      and s.net >= new.amount + (select coalesce(sum(p.amount), 0) from pay_file_payments p where p.salary_id = s.id and p.live))
  then perform refuse('pay_file_payments_are_due'); end if;
  return new;
end $$;
