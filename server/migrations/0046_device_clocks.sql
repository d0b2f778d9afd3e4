-- A device whose zone or clock was wrong: what it sent is read again, on record, and can be read as before.

/* How its wall clock is read where that differs from its zone of today: `from` and `to` are what it showed, `timezone` or `shift_minutes` what holds. */
alter table devices add readings jsonb not null default '[]';

create table device_corrections (
  id int generated always as identity primary key,
  device_id int not null constraint device_corrections_belong_to_a_device references devices on delete cascade,
  kind text not null constraint device_corrections_kind_is_known check (kind in ('zone', 'clock')),
  timezone text,
  from_time text,
  to_time text,
  minutes_fast int,
  /* How it was read until then: its zone and its readings. */
  before jsonb not null,
  punches int not null,
  people int not null,
  days int not null,
  user_id int,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  constraint device_corrections_say_what_was_wrong check ((kind = 'zone') = (timezone is not null) and (kind = 'clock') = (minutes_fast is not null))
);
create index device_corrections_by_device on device_corrections (device_id, id desc);

/*
 * What was sent stays as it was sent, but for the line of somebody who was taken out. When it happened is how we read it: that changes only
 * while a device is read again.
 */
create or replace function raw_punches_are_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.device_id, new.source, new.pin, new.sent_time, new.received_at, new.code, new.verify_code, new.workcode)
     is distinct from (old.device_id, old.source, old.pin, old.sent_time, old.received_at, old.code, old.verify_code, old.workcode)
     or ((new.occurred_at, new.dedupe_key) is distinct from (old.occurred_at, old.dedupe_key) and current_setting('app.reading_again', true) is distinct from 'on')
     or (new.raw_line <> old.raw_line and not exists (select from employees e where e.id = old.employee_id and e.purged_at is not null)) then
    perform refuse('raw_punches_are_evidence');
  end if;
  return new;
end $$;
