/*
 * Whether days of somebody are marked. The table is empty most of the time, so a plan that is kept would read all of it, also while terminals fill
 * it faster than it is swept: this one finds its rows by the key.
 */
create function has_marks(of_employee int, from_day date, to_day date) returns boolean language plpgsql stable set enable_seqscan = off as $$
begin
  return exists (select from attendance_dirty t where t.employee_id = of_employee and t.from_date <= to_day and t.to_date >= from_day);
end $$;
