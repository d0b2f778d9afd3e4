/* Illness during a vacation: once it is granted, its days replace those of the other leave, which are given back. */
alter table leave_categories add column interrupts_leave boolean not null default false;

/* A half day that one leave gives up is counted again for any other that covers it. */
create function freed_days_mark_leaves() returns trigger language plpgsql as $$
begin
  insert into leave_recounts
  select distinct l.id from touched n join replaced o on o.id = n.id and o.active and not n.active
  join leaves l on l.employee_id = n.employee_id and n.date between l.from_date and l.to_date and l.id <> n.leave_id
  where l.status in ('pending', 'approved', 'cancellation_requested');
  return null;
end $$;
create trigger freed_days_mark_leaves after update on leave_days
  referencing new table as touched old table as replaced for each statement execute function freed_days_mark_leaves();
