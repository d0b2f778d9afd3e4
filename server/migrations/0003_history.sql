-- The history: append-only and chained, so that a change of the past shows.

create sequence log_numbers;

create table logs (
  id bigint primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id int,
  actor_name text,
  action text not null,
  model text not null,
  model_id int,
  label text,
  employee_id int,
  changes jsonb not null default '[]',
  via text not null,
  ip text,
  user_agent text,
  request_id text,
  prev_hash text not null,
  hash text not null
);
-- The newest entries; a day's entries.
create index logs_by_time on logs (at desc, id desc);
-- The history of one record.
create index logs_by_record on logs (model, model_id, id desc);
-- What happened to this person's data? (/my-history)
create index logs_by_employee on logs (employee_id, at desc, id desc);
-- What did this user do?
create index logs_by_actor on logs (actor_id, at desc, id desc);
-- Entries of one action, newest first. (filter)
create index logs_by_action on logs (action, at desc, id desc);
-- Who is named in it? (search)
create index logs_by_search on logs using gin (lower(coalesce(label, '') || chr(10) || coalesce(actor_name, '')) gin_trgm_ops);

create function log_seal(entry logs) returns text language sql stable as $$
  select encode(sha256(convert_to(
    entry.prev_hash || jsonb_build_array(
      entry.id, extract(epoch from entry.at), entry.actor_id, entry.actor_name, entry.action, entry.model, entry.model_id,
      entry.label, entry.employee_id, entry.changes, entry.via, entry.ip, entry.user_agent, entry.request_id
    )::text, 'UTF8')), 'hex')
$$;

/* Number and seal are given under one lock, so the chain follows the numbers. The audit writes as the last act before commit. */
create function logs_are_chained() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('logs_are_chained'));
  new.id := nextval('log_numbers');
  new.at := clock_timestamp();
  new.prev_hash := coalesce((select hash from logs order by id desc limit 1), 'genesis');
  new.hash := log_seal(new);
  return new;
end $$;
create trigger logs_are_chained before insert on logs for each row execute function logs_are_chained();

create function logs_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = 'logs_are_append_only', message = 'logs_are_append_only';
end $$;
create trigger logs_are_append_only before update or delete on logs for each row execute function logs_are_append_only();
create trigger logs_are_never_emptied before truncate on logs for each statement execute function logs_are_append_only();

/* Closed days, counted once; the list's total sums them and counts only what is younger. */
create table logs_daily (day date primary key, rows bigint not null);
