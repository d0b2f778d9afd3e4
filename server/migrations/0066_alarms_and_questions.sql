-- An alarm informs; it is work only where the branch wants it looked at. A question about a day is kept until it is answered.

alter table attendance_configs
  add column review_alarms boolean not null default false,
  add column max_average_week_minutes int default 2880,
  add column average_weeks int not null default 26;

alter table attendance_days drop column needs_attention;
alter table attendance_days
  add column needs_attention boolean not null generated always as (
    not flags ? 'overridden' and (status in ('absent', 'incomplete')
      or flags ?| array['missing_in', 'missing_out', 'missed_span', 'suspicious', 'device_silent', 'alarm_to_review'])) stored,
  add column alarm boolean not null generated always as (flags ?| array['short_rest', 'long_day']) stored;
-- What needs attention in a range of days?
create index attendance_days_need_attention on attendance_days (date desc, id desc) where needs_attention;
-- On which days did somebody rest too little or work too long?
create index attendance_days_with_an_alarm on attendance_days (date desc, id desc) where alarm;

/* What somebody wants to know about a day of another, and what they were told. */
create table day_questions (
  id int generated always as identity primary key,
  employee_id int not null constraint day_questions_are_for_an_employee references employees on delete cascade,
  date date not null,
  question text not null,
  asked_by_id int constraint day_questions_are_asked_by_a_user references users on delete set null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  constraint day_questions_are_answered_at_a_moment check (num_nonnulls(answer, answered_at) in (0, 2))
);
-- What was asked about the days of one person?
create index day_questions_by_day on day_questions (employee_id, date);
-- Which questions did an account ask that goes?
create index day_questions_by_asker on day_questions (asked_by_id);
