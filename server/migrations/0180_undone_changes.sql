-- An undone import takes its changes of employment out of the record, instead of entering new ones.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/*
 * Removes the given fields from changes of employment. A field that the change had decided before (`was`) gets that value back; each other follows
 * the change before it again, so that what was entered since for an earlier or a later day holds as if the import had never been.
 */
create function take_back_changes(taken jsonb) returns void language plpgsql as $$
declare
  before text := current_setting('cadre.mirroring', true);
  of_employees int[];
  since date;
begin
  select array_agg(distinct v.employee_id), min(v.effective_from) into of_employees, since
  from jsonb_to_recordset(taken) as t (id int) join employee_versions v on v.id = t.id;
  if of_employees is null then return; end if;
  perform set_config('cadre.mirroring', 'on', true);
  delete from employee_versions v using jsonb_to_recordset(taken) as t (id int, fields text[], was jsonb)
  where v.id = t.id and jsonb_typeof(coalesce(t.was, 'null')) = 'null' and v.changed_fields <@ t.fields
    and not exists (select from employment_periods p where p.employee_id = v.employee_id and p.hired_on = v.effective_from);
  update employee_versions v set
    changed_fields = array(select f from unnest(dated_fields()) f
      where (f = any(v.changed_fields) and f <> all(t.fields)) or (jsonb_typeof(t.was) = 'object' and t.was ? f)),
    (department_id, job_id, branch_id, manager_id, employment_type, fte, handed_over_by) = (
      select w.department_id, w.job_id, w.branch_id, w.manager_id, w.employment_type, w.fte, w.handed_over_by
      from jsonb_populate_record(v, case jsonb_typeof(t.was) when 'object' then t.was else '{}' end) w),
    version = v.version + 1, updated_at = now()
  from jsonb_to_recordset(taken) as t (id int, fields text[], was jsonb)
  where v.id = t.id;
  perform carry_on(of_employees);
  perform set_config('cadre.mirroring', coalesce(before, ''), true);
  perform refuse_circles(of_employees, since);
  perform mirror_versions(of_employees);
end $$;

/*
 * Changes of employment that a later day of hiring had made part of the beginning, as they were before: from the first of these days to the last.
 */
create function give_back_changes(of_employee int, from_day date, to_day date, stored jsonb) returns void language plpgsql as $$
declare
  before text := current_setting('cadre.mirroring', true);
begin
  perform set_config('cadre.mirroring', 'on', true);
  delete from employee_versions where employee_id = of_employee and effective_from between from_day and to_day;
  insert into employee_versions overriding system value
  select r.* from jsonb_populate_recordset(null::employee_versions, stored) r where r.effective_from between from_day and to_day;
  perform carry_on(array[of_employee]);
  perform set_config('cadre.mirroring', coalesce(before, ''), true);
  perform refuse_circles(array[of_employee], from_day);
  perform mirror_versions(array[of_employee]);
end $$;
