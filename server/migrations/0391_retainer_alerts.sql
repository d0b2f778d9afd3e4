-- A project manager is notified once when four fifths, and when all, of the hours of a month of a retainer are used.

create table retainer_alerts (
  project_id int not null constraint retainer_alerts_belong_to_a_project references projects on delete cascade,
  /* `2026-11` */
  month text not null,
  /* In percent. */
  threshold int not null,
  told_at timestamptz not null default now(),
  primary key (project_id, month, threshold)
);
