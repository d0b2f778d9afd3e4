-- A device may have sent a hundred thousand punches: they are read again some at a time, and what was begun is finished.

/* `after` is how the device is read by it, `read_until` the newest punch that was, of those up to `last_id` that were there when it began. */
alter table device_corrections
  add after jsonb,
  add last_id int not null default 0,
  add read_until int not null default 0,
  add finished_at timestamptz,
  /* The correction that this one takes back. */
  add undoes int constraint device_corrections_undo_a_correction references device_corrections;
update device_corrections set finished_at = created_at;
-- What was begun and is not finished?
create index device_corrections_under_way on device_corrections (device_id) where finished_at is null;
/* What stands beside the events that it voids, in the language of who made it. */
alter table device_corrections add void_reason text;
