-- Allowances that are paid in instalments by months served: a thirteenth and fourteenth salary, a holiday bonus.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table allowances
  drop constraint allowances_recurrence_is_known,
  add constraint allowances_recurrence_is_known check (recurrence in ('once', 'monthly', 'by_service')),
  /* From 1 to 12; each pays for the months since the one before. */
  add column pay_months jsonb constraint allowances_pay_in_months check (
    jsonb_array_length(pay_months) between 1 and 12 and pay_months <@ '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'::jsonb),
  add column served_by text constraint allowances_served_by_is_known check (served_by in ('full_months', 'half_months', 'started_months')),
  add column less_unpaid_leave boolean not null default false,
  add constraint allowances_by_service_say_how check ((recurrence = 'by_service') = (num_nonnulls(pay_months, served_by) = 2)),
  add constraint allowances_by_service_are_of_a_year check (recurrence <> 'by_service' or kind in ('fixed', 'percent') and not prorate);
