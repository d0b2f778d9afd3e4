-- A trip may be for a project, which then bears what it costs.

alter table travels add project_id int constraint travels_are_for_a_project references projects;
-- Which trips does this project bear, and when?
create index travels_by_project on travels (project_id, start_date) where project_id is not null;
