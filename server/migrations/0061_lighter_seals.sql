/*
 * Seals as before, letter by letter, written with less work: an array of JSON would take every value apart only to put it together again.
 * Who verifies and the trigger say it by the same functions.
 */
create function json_word(written text) returns text language sql stable as $$ select coalesce(to_json(written)::text, 'null') $$;

create function log_digest(salt uuid, words text) returns text language sql stable as $$
  select encode(sha256(convert_to(salt::text || '[' || words || ']', 'UTF8')), 'hex')
$$;

create function log_seal(prev_hash text, id bigint, at timestamptz, actor_id int, action text, model text, model_id int, employee_id int, via text,
  request_id text, said text, doer text) returns text language sql stable as $$
  select encode(sha256(convert_to(
    prev_hash || '[' || id || ', ' || extract(epoch from at) || ', ' || coalesce(actor_id::text, 'null') || ', ' || json_word(action) || ', '
      || json_word(model) || ', ' || coalesce(model_id::text, 'null') || ', ' || coalesce(employee_id::text, 'null') || ', ' || json_word(via) || ', '
      || json_word(request_id) || ', ' || json_word(said) || ', ' || json_word(doer) || ']', 'UTF8')), 'hex')
$$;

create or replace function log_said(entry logs) returns text language sql stable as $$
  select log_digest(entry.said_salt, json_word(entry.label) || ', ' || entry.changes::text)
$$;
create or replace function log_doer(entry logs) returns text language sql stable as $$
  select log_digest(entry.doer_salt, json_word(entry.actor_name) || ', ' || json_word(entry.ip) || ', ' || json_word(entry.user_agent))
$$;
create or replace function log_seal(entry logs) returns text language sql stable as $$
  select log_seal(entry.prev_hash, entry.id, entry.at, entry.actor_id, entry.action, entry.model, entry.model_id, entry.employee_id, entry.via,
    entry.request_id, entry.said, entry.doer)
$$;

create or replace function logs_are_chained() returns trigger language plpgsql as $$
begin
  new.id := nextval('log_numbers');
  new.at := clock_timestamp();
  new.prev_hash := current_setting('cadre.last_seal');
  new.said_salt := gen_random_uuid();
  new.doer_salt := gen_random_uuid();
  new.said := log_digest(new.said_salt, json_word(new.label) || ', ' || new.changes::text);
  new.doer := log_digest(new.doer_salt, json_word(new.actor_name) || ', ' || json_word(new.ip) || ', ' || json_word(new.user_agent));
  new.hash := set_config('cadre.last_seal', log_seal(new.prev_hash, new.id, new.at, new.actor_id, new.action, new.model, new.model_id,
    new.employee_id, new.via, new.request_id, new.said, new.doer), true);
  return new;
end $$;
