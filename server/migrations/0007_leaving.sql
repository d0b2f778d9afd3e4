-- Leaving.

/* Who takes over the people and the departments of somebody who is about to leave. */
create table successions (
  employee_id int primary key constraint successions_are_of_an_employee references employees on delete cascade,
  successor_id int not null constraint successions_fall_to_an_employee references employees on delete cascade,
  constraint successions_fall_to_another check (successor_id <> employee_id)
);
-- What does this employee take over?
create index successions_by_successor on successions (successor_id);
