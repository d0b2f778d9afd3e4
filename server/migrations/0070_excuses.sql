-- Excuses: an hour away, a day elsewhere, a punch that was forgotten.

alter table attendance_configs
  add column excuse_minutes_per_month int default 240,
  add column excuse_count_per_month int,
  add column excuse_max_minutes int,
  add column excuse_min_notice_minutes int not null default 0,
  add column excuse_past_days int not null default 2,
  add column correction_past_days int not null default 31,
  add column excuse_paid boolean not null default true,
  add column excuse_over_quota text not null default 'block'
    constraint attendance_configs_over_quota_is_known check (excuse_over_quota in ('block', 'warn', 'unpaid', 'deduct_leave')),
  add column excuse_leave_category_id int constraint attendance_configs_deduct_from_a_category references leave_categories,
  add column lock_day_of_month int constraint attendance_configs_lock_on_a_day check (lock_day_of_month between 1 and 28),
  add constraint attendance_configs_say_what_is_deducted check (excuse_over_quota <> 'deduct_leave' or excuse_leave_category_id is not null);

create table excuses (
  id int generated always as identity primary key,
  employee_id int not null constraint excuses_belong_to_an_employee references employees on delete cascade,
  type text not null constraint excuses_type_is_known check (
    type in ('late_arrival', 'early_departure', 'mid_day', 'missing_punch', 'remote_work')),
  /* What the history calls it: its day and its hours, in no language. */
  title text not null,
  date date not null,
  from_time text,
  to_time text,
  missing_action text constraint excuses_missing_action_is_known check (missing_action in ('in', 'out', 'both')),
  proposed_in text,
  proposed_out text,
  /* Of the planned work. */
  minutes int not null default 0,
  /* Beyond what the month grants: not paid, or taken from leave. */
  unpaid_minutes int not null default 0,
  deducted_minutes int not null default 0,
  /* When it is, once it was sent; what no other of its kind may touch. */
  starts_at timestamptz,
  ends_at timestamptz,
  reason text not null,
  status text not null default 'draft' constraint excuses_status_is_known check (
    status in ('draft', 'pending', 'approved', 'rejected', 'cancelled')),
  attempt int not null default 0,
  as_draft boolean not null default false,
  cancel_reason text,
  decision_note text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint excuses_say_when check (
    case when type = 'missing_punch'
      then missing_action is not null and (missing_action = 'out' or proposed_in is not null) and (missing_action = 'in' or proposed_out is not null)
      else from_time is not null and to_time is not null end),
  constraint excuses_do_not_overlap exclude using gist (
    int4range(employee_id, employee_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (type <> 'missing_punch' and status in ('pending', 'approved')),
  constraint excuses_correct_a_punch_once exclude using gist (
    int4range(employee_id, employee_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (type = 'missing_punch' and status in ('pending', 'approved'))
);
-- Whose excuses are these, and what of this month's quota is used?
create index excuses_by_employee on excuses (employee_id, date desc);
-- What is asked for on these days?
create index excuses_by_day on excuses (date desc, id desc);
select keep_total('excuses');

/* A punch that a correction added; what it corrects stays on record. */
alter table attendances
  drop constraint attendances_source_is_known,
  add constraint attendances_source_is_known check (source in ('web', 'kiosk', 'device', 'file', 'sync', 'manual', 'correction')),
  add column excuse_id int constraint attendances_come_from_an_excuse references excuses;
-- Which punches did this correction add?
create index attendances_by_excuse on attendances (excuse_id) where excuse_id is not null;

/* An approved excuse changes its day, and a cancelled one changes it back. */
create function excuses_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (new.employee_id, new.date - 1, new.date + 2);
  return null;
end $$;
create trigger excuses_mark_days_when_added after insert on excuses
  for each row when (new.status = 'approved') execute function excuses_mark_days();
create trigger excuses_mark_days_when_decided after update of status on excuses
  for each row when (new.status <> old.status and 'approved' in (new.status, old.status)) execute function excuses_mark_days();
