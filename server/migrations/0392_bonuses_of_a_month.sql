-- The limit above which a second person agrees holds for all bonuses of a person in a month together, so that several small ones do not pass it.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* The most that comes together in one of the months of a bonus: its own amount, and fixed amounts in its currency that are not rejected. */
create function bonuses_together(bonus bonuses) returns bigint language sql stable as $$
  with mine as (select coalesce(bonus.month, bonus.start_month) as first, coalesce(bonus.month, bonus.end_month, '9999-12') as last),
  others as (
    select b.amount, coalesce(b.month, b.start_month) as first, coalesce(b.month, b.end_month, '9999-12') as last
    from bonuses b, mine
    where b.employee_id = bonus.employee_id and b.id is distinct from bonus.id and b.kind = 'fixed' and b.currency = bonus.currency
      and b.status <> 'rejected' and coalesce(b.month, b.start_month) <= mine.last and coalesce(b.month, b.end_month, '9999-12') >= mine.first),
  /* It only rises where one begins. */
  months as (select first as month from mine union select o.first from others o, mine where o.first > mine.first)
  select bonus.amount + coalesce(max(beside.amount), 0) from (
    select sum(o.amount)::bigint as amount from months m join others o on m.month between o.first and o.last group by m.month) beside
$$;

drop function bonus_needs_approval(int, bigint, char);

/* Nobody knows beforehand what a share of pay, or an amount for each day or hour, comes to. */
create function bonus_needs_approval(bonus bonuses) returns boolean language plpgsql stable as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  is_large boolean;
begin
  perform set_config('app.user_id', 'system', true);
  select bonus.kind <> 'fixed' or p.currency <> bonus.currency or bonuses_together(bonus) > p.bonus_limit into is_large
  from pay_policies p
  where p.id = pay_policy_of((select e.branch_id from employees e where e.id = bonus.employee_id)) and p.bonus_limit is not null;
  perform set_config('app.user_id', asker, true);
  return coalesce(is_large, false);
end $$;
