-- The set-up of a new company: what it says of itself, which steps are left out, and what the set-up made.

alter table settings
  add column locale text not null default 'en' constraint settings_locale_is_known check (locale in ('en', 'de', 'es', 'fr', 'ja', 'zh')),
  add column week_start smallint not null default 1 constraint settings_week_starts_on_a_weekday check (week_start between 1 and 7),
  /* When somebody said what the company is called. */
  add column named_at timestamptz,
  add column setup_skipped text[] not null default '{}',
  add column setup_hidden boolean not null default false;

/* Who has named their company before this was asked, has named it. */
update settings set named_at = now() where company <> 'Cadre';

/* What a step made, so that it can be taken back while nothing uses it. */
create table setup_records (
  id int generated always as identity primary key,
  step text not null,
  model text not null,
  record_id int not null,
  made_at timestamptz not null default now()
);
-- What did this step make?
create index setup_records_by_step on setup_records (step, id);
