/* What one unit of a currency is worth in another, from a day until a newer rate. */
create table exchange_rates (
  id int generated always as identity primary key,
  day date not null,
  from_currency char(3) not null,
  to_currency char(3) not null,
  rate numeric(20, 10) not null constraint exchange_rates_rate_is_positive check (rate > 0),
  source text not null default 'typed' constraint exchange_rates_source_is_known check (source in ('typed', 'imported', 'ecb')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint exchange_rates_are_of_two_currencies check (from_currency <> to_currency)
);
-- The newest rate of a pair on or before a day.
create unique index exchange_rates_are_unique_per_day on exchange_rates (from_currency, to_currency, day);
create index exchange_rates_by_day on exchange_rates (day);
select keep_total('exchange_rates');

/* How the last attempts to fetch the daily file ended. */
alter table settings
  add column rates_fetched_at timestamptz,
  add column rates_failed_at timestamptz,
  add column rates_failure text constraint settings_rates_failure_is_known check (rates_failure in ('unreachable', 'refused', 'unreadable'));
