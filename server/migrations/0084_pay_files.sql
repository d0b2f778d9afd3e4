-- How the hours file looks that an outside payroll program takes.

create table hours_layouts (
  id int generated always as identity primary key,
  name text not null,
  per text not null default 'month' constraint hours_layouts_per_is_known check (per in ('day', 'month')),
  /* Names of columns, in order. */
  columns jsonb not null default '[]',
  separator text not null default 'semicolon'
    constraint hours_layouts_separator_is_known check (separator in ('comma', 'semicolon', 'tab', 'pipe')),
  decimal text not null default 'point' constraint hours_layouts_decimal_is_known check (decimal in ('point', 'comma', 'clock')),
  header boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index hours_layouts_name_is_unique on hours_layouts (lower(name));

select keep_total('hours_layouts');

-- Where the journal books what has no account of its own.
alter table pay_policies add column earnings_account text, add column employer_account text, add column liabilities_account text,
  add column net_account text;
