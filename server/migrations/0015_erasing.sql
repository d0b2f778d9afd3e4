/*
 * What the history says of a person can be erased without breaking its chain: the seal covers salted digests of the words, not the
 * words. Erasing takes the salt along, so that nobody can guess what a digest stood for. That, when and in what order something
 * happened stays sealed.
 */
-- The functions below look here alone, whoever calls them.
select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table logs add said_salt uuid, add said text, add doer_salt uuid, add doer text;

create function log_said(entry logs) returns text language sql stable as $$
  select encode(sha256(convert_to(entry.said_salt::text || jsonb_build_array(entry.label, entry.changes)::text, 'UTF8')), 'hex')
$$;
create function log_doer(entry logs) returns text language sql stable as $$
  select encode(sha256(convert_to(entry.doer_salt::text || jsonb_build_array(entry.actor_name, entry.ip, entry.user_agent)::text, 'UTF8')), 'hex')
$$;

alter function log_seal(logs) rename to log_seal_of_words;
create function log_seal(entry logs) returns text language sql stable as $$
  select encode(sha256(convert_to(
    entry.prev_hash || jsonb_build_array(
      entry.id, extract(epoch from entry.at), entry.actor_id, entry.action, entry.model, entry.model_id, entry.employee_id, entry.via,
      entry.request_id, entry.said, entry.doer
    )::text, 'UTF8')), 'hex')
$$;

/* Of an entry whose words are erased, the seal alone is left to hold. */
create function log_is_whole(entry logs) returns boolean language sql stable as $$
  select entry.hash = log_seal(entry)
    and (entry.said_salt is null or entry.said = log_said(entry)) and (entry.doer_salt is null or entry.doer = log_doer(entry))
$$;

/* The entries so far are sealed anew. One that did not fit its chain keeps its seal, and still does not fit. */
alter table logs disable trigger user;
do $$
declare
  entry logs;
  was_before text := 'genesis';
  is_before text := 'genesis';
  was text;
  held boolean;
begin
  for entry in select * from logs order by id loop
    was := entry.hash;
    held := was = log_seal_of_words(entry);
    if entry.prev_hash = was_before then
      entry.prev_hash := is_before;
    end if;
    entry.said_salt := gen_random_uuid();
    entry.doer_salt := gen_random_uuid();
    entry.said := log_said(entry);
    entry.doer := log_doer(entry);
    if held then
      entry.hash := log_seal(entry);
    end if;
    update logs set prev_hash = entry.prev_hash, hash = entry.hash, said_salt = entry.said_salt, said = entry.said,
      doer_salt = entry.doer_salt, doer = entry.doer where id = entry.id;
    was_before := was;
    is_before := entry.hash;
  end loop;
end $$;
alter table logs enable trigger user;
alter table logs alter said set not null, alter doer set not null;
drop function log_seal_of_words(logs);

create or replace function logs_are_chained() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('logs_are_chained'));
  new.id := nextval('log_numbers');
  new.at := clock_timestamp();
  new.prev_hash := coalesce((select hash from logs order by id desc limit 1), 'genesis');
  new.said_salt := gen_random_uuid();
  new.doer_salt := gen_random_uuid();
  new.said := log_said(new);
  new.doer := log_doer(new);
  new.hash := log_seal(new);
  return new;
end $$;

/* The one change there is: words go, together with the salt of their digest. */
create or replace function logs_are_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{label,changes,said_salt,actor_name,ip,user_agent,doer_salt}'::text[]
         = to_jsonb(old) - '{label,changes,said_salt,actor_name,ip,user_agent,doer_salt}'::text[]
       and (new.said_salt is null or (new.label, new.changes, new.said_salt) is not distinct from (old.label, old.changes, old.said_salt))
       and (new.doer_salt is null
         or (new.actor_name, new.ip, new.user_agent, new.doer_salt) is not distinct from (old.actor_name, old.ip, old.user_agent, old.doer_salt))
    then
      return new;
    end if;
  end if;
  raise exception using errcode = 'check_violation', constraint = 'logs_are_append_only', message = 'logs_are_append_only';
end $$;

/* Numbers, yes and no, and states tell nothing of who it was. */
create function log_value_erased(field text, value jsonb) returns jsonb language sql immutable as $$
  select case when field = 'status' or jsonb_typeof(value) in ('null', 'number', 'boolean') then value else to_jsonb('•••'::text) end
$$;
create function log_changes_erased(changes jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    c - '{old_name,new_name}'::text[] || jsonb_build_object(
      'old', log_value_erased(c ->> 'field', c -> 'old'), 'new', log_value_erased(c ->> 'field', c -> 'new'))), '[]')
  from jsonb_array_elements(changes) c
$$;

create function with_words_replaced(written text, words text[], put text) returns text language plpgsql immutable as $$
begin
  for n in 1 .. coalesce(array_length(words, 1), 0) loop
    written := replace(written, words[n], put);
  end loop;
  return written;
end $$;

/*
 * Takes a person out of the history: out of entries about them and their accounts and papers, as who acted, and where others'
 * entries name them. The application has no right to change the history but through this.
 */
create function erase_from_history(person int, accounts int[], papers int[], words text[], shown text) returns void
language plpgsql security definer set search_path from current as $$
declare
  /* As they stand within JSON, without the quotes around them. */
  quoted text[] := array(select substr(to_jsonb(w)::text, 2, length(to_jsonb(w)::text) - 2) from unnest(words) w);
begin
  update logs l set label = shown, changes = log_changes_erased(l.changes), said_salt = null
  where l.employee_id = person or (l.model = 'employees' and l.model_id = person) or (l.model = 'users' and l.model_id = any(accounts))
    or (l.model = 'forms' and l.model_id = any(papers));

  update logs l set actor_name = shown, ip = null, user_agent = null, doer_salt = null where l.actor_id = any(accounts);

  /* What belongs to nobody in particular: a file of imported rows, a failed attempt to sign in. */
  update logs l set label = with_words_replaced(l.label, words, shown), said_salt = null,
    changes = with_words_replaced(l.changes::text, quoted, shown)::jsonb
  where l.employee_id is null
    and exists (select from unnest(words, quoted) w (word, within) where strpos(l.label, w.word) > 0 or strpos(l.changes::text, w.within) > 0);

  /* What belongs to others names them as a whole value: the manager, the head, the successor. */
  update logs l set said_salt = null,
    changes = with_words_replaced(l.changes::text, array(select '"' || w || '"' from unnest(quoted) w), to_jsonb(shown)::text)::jsonb
  where l.employee_id is not null and exists (select from unnest(quoted) w where strpos(l.changes::text, '"' || w || '"') > 0);
end $$;
revoke all on function erase_from_history(int, int[], int[], text[], text) from public;

/* What was sent stays as it was sent, but for the line of somebody who was taken out. */
create or replace function raw_punches_are_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.device_id, new.source, new.pin, new.sent_time, new.occurred_at, new.received_at, new.code, new.verify_code, new.workcode, new.dedupe_key)
     is distinct from (old.device_id, old.source, old.pin, old.sent_time, old.occurred_at, old.received_at, old.code, old.verify_code, old.workcode, old.dedupe_key)
     or (new.raw_line <> old.raw_line and not exists (select from employees e where e.id = old.employee_id and e.purged_at is not null)) then
    perform refuse('raw_punches_are_evidence');
  end if;
  return new;
end $$;
