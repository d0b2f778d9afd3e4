-- What a closed month was paid by cannot be rewritten, not even by the account of the application.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* A closed month never opens again; it goes only with its person. */
create function pay_closings_stay() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'DELETE' and not exists (select from employees e where e.id = old.employee_id) then return old; end if;
  perform refuse('closed_months_stay', jsonb_build_object('month', old.month));
end $$;
create trigger pay_closings_stay before update or delete on pay_closings for each row execute function pay_closings_stay();

create function pay_terms_stay() returns trigger language plpgsql as $$
begin
  perform refuse('pay_terms_stay');
end $$;
create trigger pay_terms_stay before update or delete on pay_terms for each row execute function pay_terms_stay();

/* Movements are corrected by the opposite movement. Only those that cancel each other out go with their payslip or loan. */
create function pay_movements_stay() returns trigger language plpgsql as $$
begin
  perform refuse('pay_movements_stay');
end $$;
create trigger pay_movements_stay before update on pay_movements for each row execute function pay_movements_stay();

create function pay_movements_go_balanced() returns trigger language plpgsql as $$
begin
  if exists (select from gone group by deduction_id, salary_id having sum(amount) <> 0) then perform refuse('pay_movements_stay'); end if;
  return null;
end $$;
create trigger pay_movements_go_balanced after delete on pay_movements
  referencing old table as gone for each statement execute function pay_movements_go_balanced();

/* Which items a run used is forgotten only when the run is reopened. */
create function pay_item_uses_stay() returns trigger language plpgsql security definer set search_path from current as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  run_status text;
begin
  if tg_op = 'UPDATE' then perform refuse('pay_item_uses_stay'); end if;
  perform set_config('app.user_id', 'system', true);
  select status into run_status from payrolls where id = old.payroll_id;
  perform set_config('app.user_id', asker, true);
  if run_status in ('approved', 'paid', 'closed') then perform refuse('pay_item_uses_stay'); end if;
  return old;
end $$;
create trigger pay_item_uses_stay before update or delete on pay_item_uses for each row execute function pay_item_uses_stay();

/* The overtime that a closed month was paid by; it goes only with its person. */
create function closed_overtime_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = to_char(t.date, 'YYYY-MM')
  where exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;
create trigger closed_overtime_days_stay_when_added after insert on overtime_days
  referencing new table as touched for each statement execute function closed_overtime_days_stay();
create trigger closed_overtime_days_stay_when_changed after update on overtime_days
  referencing old table as touched for each statement execute function closed_overtime_days_stay();
create trigger closed_overtime_days_stay_when_moved after update on overtime_days
  referencing new table as touched for each statement execute function closed_overtime_days_stay();
create trigger closed_overtime_days_stay_when_removed after delete on overtime_days
  referencing old table as touched for each statement execute function closed_overtime_days_stay();

/* Row-level security: everybody's requests read which months are closed; only the acts of payroll write. A row may be locked, never changed. */
alter table pay_closings enable row level security, force row level security;
create policy pay_closings_are_readable on pay_closings for select using (true);
create policy pay_closings_come_by_closing on pay_closings for insert with check ((select reaches_everybody('payrolls.close')));
create policy pay_closings_can_be_locked on pay_closings for update using (true) with check (false);

alter table pay_terms enable row level security, force row level security;
create policy pay_terms_are_within_reach on pay_terms for select using ((select reaches_everybody('payrolls.view')));
create policy pay_terms_come_by_closing on pay_terms for insert with check ((select reaches_everybody('payrolls.close')));

create policy pay_movements_are_not_changed on pay_movements as restrictive for update using (false);
create policy pay_movements_are_not_removed on pay_movements as restrictive for delete using (false);

alter table pay_item_uses enable row level security, force row level security;
create policy pay_item_uses_are_readable on pay_item_uses for select using (true);
create policy pay_item_uses_come_by_approval on pay_item_uses for insert
  with check ((select reaches_everybody('payrolls.calculate', 'payrolls.approve')));
create policy pay_item_uses_go_by_reopening on pay_item_uses for delete using ((select reaches_everybody('payrolls.calculate')));
