-- Shifts of a published roster that people swap.

create table shift_swaps (
  id int generated always as identity primary key,
  month_schedule_id int not null constraint shift_swaps_are_of_a_roster references month_schedules on delete cascade,
  employee_id int not null constraint shift_swaps_are_asked_by_an_employee references employees on delete cascade,
  /* What notices and the history call it: the days it is about. */
  title text not null,
  from_date date not null,
  shift_id int not null constraint shift_swaps_give_a_shift references shifts,
  /* Nobody yet: whoever of the roster agrees first. */
  to_employee_id int constraint shift_swaps_are_asked_of_an_employee references employees on delete cascade,
  to_user_id int constraint shift_swaps_are_asked_of_a_user references users on delete set null,
  to_date date,
  to_shift_id int constraint shift_swaps_take_a_shift references shifts,
  reason text,
  status text not null default 'asked' constraint shift_swaps_status_is_known check (
    status in ('asked', 'agreed', 'approved', 'refused', 'withdrawn', 'expired')),
  starts_at timestamptz not null,
  agreed_at timestamptz,
  decided_at timestamptz,
  decision_note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint shift_swaps_are_between_two check (employee_id <> to_employee_id),
  constraint shift_swaps_take_from_somebody check (to_date is null or to_employee_id is not null),
  constraint shift_swaps_name_what_they_take check ((to_date is null) = (to_shift_id is null)),
  constraint shift_swaps_are_agreed_by_somebody check (status not in ('agreed', 'approved') or to_employee_id is not null)
);
-- A shift is given away once at a time, and so is the one that is given for it.
create unique index shift_swaps_give_a_shift_once on shift_swaps (employee_id, from_date) where status in ('asked', 'agreed');
create unique index shift_swaps_take_a_shift_once on shift_swaps (to_employee_id, to_date) where status = 'agreed' and to_date is not null;
-- What is somebody asked for?
create index shift_swaps_by_colleague on shift_swaps (to_employee_id) where to_employee_id is not null;
create index shift_swaps_by_user on shift_swaps (to_user_id) where to_user_id is not null;
create index shift_swaps_by_employee on shift_swaps (employee_id, from_date desc);
create index shift_swaps_by_roster on shift_swaps (month_schedule_id);
create index shift_swaps_by_shift on shift_swaps (shift_id);
create index shift_swaps_by_taken_shift on shift_swaps (to_shift_id) where to_shift_id is not null;
-- Which of them are too late?
create index shift_swaps_waiting on shift_swaps (starts_at) where status in ('asked', 'agreed');

select keep_total('shift_swaps');
