-- People who came with a file go as quickly as they came, however many there are.

/* Whose planned changes named this person as manager before a leaving? Asked for each person who is deleted. */
create index employee_versions_by_former_manager on employee_versions (manager_was) where manager_was is not null;
