/* Periods in which leave is refused or discouraged: of the company, a branch or a department, for one category or for all. */
create table leave_blackouts (
  id int generated always as identity primary key,
  /* The reason, which employees read. */
  name text not null,
  from_date date not null,
  to_date date not null,
  /* Comes back every year on the same days. */
  yearly boolean not null default false,
  branch_id int constraint leave_blackouts_are_for_a_branch references branches on delete cascade,
  department_id int constraint leave_blackouts_are_for_a_department references departments on delete cascade,
  leave_category_id int constraint leave_blackouts_are_for_a_category references leave_categories on delete cascade,
  effect text not null default 'refuse' constraint leave_blackouts_effect_is_known check (effect in ('refuse', 'warn')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint leave_blackouts_end_after_they_begin check (to_date >= from_date),
  constraint leave_blackouts_fit_into_a_year check (not yearly or to_date < from_date + interval '1 year')
);
-- Which periods are coming?
create index leave_blackouts_by_date on leave_blackouts (from_date, to_date);
create index leave_blackouts_by_branch on leave_blackouts (branch_id) where branch_id is not null;
create index leave_blackouts_by_department on leave_blackouts (department_id) where department_id is not null;
create index leave_blackouts_by_category on leave_blackouts (leave_category_id) where leave_category_id is not null;
select keep_total('leave_blackouts');
