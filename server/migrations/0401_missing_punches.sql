/* A check-in or check-out is missing or still with a device, and nobody has decided about the day. */
create function lacks_punch(day attendance_days) returns boolean language sql stable as $$
  select day.status in ('incomplete', 'pending_sync') or (not day.flags ? 'overridden' and day.flags ?| array['missing_in', 'missing_out'])
$$;
