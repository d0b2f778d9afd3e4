create table sabbaticals (
  id int generated always as identity primary key,
  employee_id int not null constraint sabbaticals_belong_to_an_employee references employees,
  type text not null default 'study' constraint sabbaticals_type_is_known check (type in ('study', 'family')),
  from_date date not null,
  to_date date not null,
  title text not null,
  status text not null default 'draft' constraint sabbaticals_status_is_known check (
    status in ('draft', 'pending', 'approved', 'rejected', 'cancelled')),
  cancel_reason text,
  decision_note text,
  decided_at timestamptz,
  attempt int not null default 0,
  as_draft boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint sabbaticals_end_after_they_begin check (to_date >= from_date)
);
-- When is this person away? (overlaps, lists of one person, purging a person)
create index sabbaticals_by_employee on sabbaticals (employee_id, from_date desc);
