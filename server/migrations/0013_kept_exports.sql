/*
 * Exports that are too long to wait for: written in the background, kept for their owner for a day. Whoever goes leaves no file behind:
 * the row outlives them until the file is removed with it.
 */
create table kept_exports (
  id int generated always as identity primary key,
  user_id int references users on delete set null,
  /* The list, what was asked of it, and in which language. */
  type text not null,
  wish jsonb not null,
  language text not null,
  name text not null,
  mime text not null,
  stored_as text not null,
  status text not null default 'waiting'
    constraint kept_exports_status_is_known check (status in ('waiting', 'writing', 'ready', 'failed')),
  rows_done int not null default 0,
  rows_total int not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day'
);
-- Which large exports does somebody have?
create index kept_exports_by_user on kept_exports (user_id);

/* A link to a kept file dies without taking the file along. */
alter table exports add column kept_export_id int references kept_exports on delete cascade;
-- Which links lead to a kept file that goes?
create index exports_by_kept_export on exports (kept_export_id) where kept_export_id is not null;
