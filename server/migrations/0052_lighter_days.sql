-- A day and its punches are settled for the first time for little more than again.

/* Which shift a punch belongs to is what its day says; noting it at every punch cost as much as the day itself. */
alter table attendances drop column shift_id;

-- The days of a status that is rare; whatever is on most days is found by date.
drop index attendance_days_by_status;
create index attendance_days_by_status on attendance_days (status, date desc, id desc) where status not in ('present', 'day_off');
