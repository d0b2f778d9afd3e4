-- Who is booked on what: people, or places that nobody fills yet.

create table bookings (
  id int generated always as identity primary key,
  /* What notices and the history call it: the number of the project and the days. */
  title text not null default '',
  /* Nobody yet: somebody of the department, of the job, who knows these. */
  employee_id int constraint bookings_are_of_an_employee references employees on delete cascade,
  department_id int constraint bookings_are_of_a_department references departments,
  job_id int constraint bookings_are_of_a_job references jobs,
  skills jsonb not null default '[]',
  project_id int not null constraint bookings_are_on_a_project references projects on delete cascade,
  /* Whoever leads the project: whose row it is. */
  manager_id int not null constraint bookings_are_led_by_an_employee references employees,
  project_task_id int constraint bookings_are_on_a_task references project_tasks on delete set null,
  from_date date not null,
  to_date date not null,
  /* Either so long on each day, or a share of what is planned. */
  minutes_per_day int constraint bookings_minutes_fit_a_day check (minutes_per_day between 1 and 1440),
  share_bp int constraint bookings_share_is_part_of_a_day check (share_bp between 1 and 10000),
  /* Mondays are 1. */
  weekdays jsonb not null default '[1, 2, 3, 4, 5]',
  status text not null default 'confirmed' constraint bookings_status_is_known check (status in ('tentative', 'confirmed')),
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint bookings_are_for_somebody check (num_nonnulls(employee_id, department_id) > 0),
  constraint bookings_say_how_much check (num_nonnulls(minutes_per_day, share_bp) = 1),
  constraint bookings_end_after_they_begin check (to_date >= from_date),
  constraint bookings_are_not_endless check (to_date - from_date <= 731),
  constraint bookings_name_weekdays check (
    jsonb_array_length(weekdays) between 1 and 7 and weekdays <@ '[1, 2, 3, 4, 5, 6, 7]'::jsonb)
);
-- Who is booked between two days?
create index bookings_by_employee on bookings (employee_id, from_date, to_date);
create index bookings_by_manager on bookings (manager_id);
-- What is booked on a project?
create index bookings_by_project on bookings (project_id, from_date);
-- Which places are open?
create index bookings_without_anybody on bookings (from_date, to_date) where employee_id is null;
create index bookings_by_department on bookings (department_id) where department_id is not null;
create index bookings_by_job on bookings (job_id) where job_id is not null;
create index bookings_by_task on bookings (project_task_id) where project_task_id is not null;

/* The project is read under a lock, so that nobody closes it meanwhile. */
create function bookings_are_possible() returns trigger language plpgsql as $$
declare
  project projects;
begin
  select * into project from projects where id = new.project_id for share;
  if project.id is null then perform refuse('bookings_are_on_a_project'); end if;
  if project.status in ('completed', 'cancelled') and (tg_op = 'INSERT' or new.project_id <> old.project_id or new.to_date > old.to_date)
  then perform refuse('bookings_are_on_an_open_project'); end if;
  if new.project_task_id is not null and not exists (
    select from project_tasks t where t.id = new.project_task_id and t.project_id = new.project_id)
  then perform refuse('bookings_are_on_a_task_of_the_project'); end if;
  if new.employee_id is not null
    and (tg_op = 'INSERT' or (new.employee_id, new.from_date, new.to_date) is distinct from (old.employee_id, old.from_date, old.to_date))
    and exists (select from employees e where e.id = new.employee_id)
    and not exists (
      select from employment_periods p join employees e on e.id = p.employee_id where p.employee_id = new.employee_id
        and p.hired_on <= new.from_date and coalesce(p.left_on, e.last_working_day, 'infinity') >= new.to_date)
  then perform refuse('bookings_lie_within_employment'); end if;
  new.manager_id := project.manager_id;
  new.title := project.number || ', ' || new.from_date || case when new.to_date > new.from_date then ' – ' || new.to_date else '' end;
  return new;
end $$;
create trigger bookings_are_possible before insert or update of employee_id, project_id, project_task_id, from_date, to_date on bookings
  for each row execute function bookings_are_possible();

create function bookings_follow_the_project() returns trigger language plpgsql as $$
begin
  update bookings set manager_id = new.manager_id where project_id = new.id and manager_id <> new.manager_id;
  return null;
end $$;
create trigger bookings_follow_the_project after update of manager_id on projects
  for each row when (new.manager_id <> old.manager_id) execute function bookings_follow_the_project();

/* The places that an estimate asks for, one line each: department_id, job_id, skills, minutes, from_date, to_date. The minutes are spread over working days. */
create function book_places(of_project int, lines jsonb, by_user int) returns setof int language sql as $$
  insert into bookings (project_id, department_id, job_id, skills, from_date, to_date, minutes_per_day, status, created_by_id, updated_by_id)
  select of_project, l.department_id, l.job_id, coalesce(l.skills, '[]'), l.from_date, l.to_date,
    least(1440, greatest(1, ceil(l.minutes::numeric / greatest(1, (
      select count(*) from generate_series(l.from_date, l.to_date, interval '1 day') day where extract(isodow from day) <= 5)))))::int,
    'tentative', by_user, by_user
  from jsonb_to_recordset(lines) as l (department_id int, job_id int, skills jsonb, minutes int, from_date date, to_date date)
  where l.department_id is not null and l.minutes > 0
  returning id
$$;

/* Somebody who is booked will be away: whoever plans the projects is told, by a job. */
create table booking_absences (
  employee_id int not null constraint booking_absences_are_of_an_employee references employees on delete cascade,
  from_date date not null,
  to_date date not null
);
create index booking_absences_by_employee on booking_absences (employee_id);

create function leaves_meet_bookings() returns trigger language plpgsql as $$
begin
  insert into booking_absences
  select new.employee_id, new.from_date, new.to_date
  where exists (
    select from bookings b where b.employee_id = new.employee_id and b.from_date <= new.to_date and b.to_date >= new.from_date);
  return null;
end $$;
create trigger leaves_meet_bookings after update of status on leaves
  for each row when (new.status = 'approved' and old.status in ('draft', 'pending')) execute function leaves_meet_bookings();
create trigger new_leaves_meet_bookings after insert on leaves
  for each row when (new.status = 'approved') execute function leaves_meet_bookings();

create function travels_meet_bookings() returns trigger language plpgsql as $$
begin
  insert into booking_absences
  select new.employee_id, new.start_date, new.end_date
  where exists (
    select from bookings b where b.employee_id = new.employee_id and b.from_date <= new.end_date and b.to_date >= new.start_date);
  return null;
end $$;
create trigger travels_meet_bookings after update of status on travels
  for each row when (new.status = 'approved' and old.status in ('draft', 'pending')) execute function travels_meet_bookings();

select keep_total('bookings');
