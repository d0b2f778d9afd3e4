/* What a leaving ended, so that undoing it can bring it back: departments headed, requests that waited, planned changes. */
create table left_behind (
  id int generated always as identity primary key,
  employee_id int not null constraint left_behind_by_an_employee references employees on delete cascade,
  kind text not null
    constraint left_behind_kind_is_known check (kind in ('head', 'deputy', 'change', 'change_request', 'document', 'begun_document')),
  subject_id int not null,
  /* The row that was deleted, or who took over. */
  was jsonb,
  created_at timestamptz not null default now()
);
-- What comes back with this person?
create index left_behind_by_employee on left_behind (employee_id);
