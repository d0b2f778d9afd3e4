/* Which end of whom was announced how many days before: each once. Another day is another end. */
create table told_ends (
  employee_id int not null constraint told_ends_belong_to_an_employee references employees on delete cascade,
  kind text not null constraint told_ends_kind_is_known check (kind in ('contract_end', 'probation_end')),
  day date not null,
  days_before int not null,
  told_at timestamptz not null default now(),
  primary key (employee_id, kind, day, days_before)
);

/* Whose file a stored file belongs to, for the room that one person takes. */
alter table media add employee_id int;
update media m set employee_id = m.model_id where m.model = 'employees';
update media m set employee_id = d.employee_id from documents d where m.model = 'documents' and d.id = m.model_id;
update media m set employee_id = u.employee_id from users u where m.model = 'users' and u.id = m.model_id;
-- How much room does this person take?
create index media_by_employee on media (employee_id) where employee_id is not null;
