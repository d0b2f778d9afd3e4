-- A person who goes takes these along. Indexes of some rows alone cannot find all of theirs.

create index leave_days_by_employee on leave_days (employee_id);
create index roster_entries_by_employee on roster_entries (employee_id);
