-- Fields that a company adds to its records. Values lie in one column of each table, under the key of their field.

create table custom_fields (
  id int generated always as identity primary key,
  model text not null constraint custom_fields_model_is_known check (model in ('employees', 'projects', 'clients', 'leaves', 'excuses', 'travels')),
  key text not null constraint custom_fields_key_is_known check (key ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$' and length(key) <= 40),
  kind text not null constraint custom_fields_kind_is_known check (kind in ('text', 'long_text', 'integer', 'amount', 'date', 'boolean', 'choice', 'employee')),
  name text not null,
  name_i18n jsonb not null default '{}' constraint custom_fields_names_are_by_language check (jsonb_typeof(name_i18n) = 'object'),
  help text,
  help_i18n jsonb not null default '{}' constraint custom_fields_help_is_by_language check (jsonb_typeof(help_i18n) = 'object'),
  options jsonb not null default '[]' constraint custom_fields_options_are_a_list check (jsonb_typeof(options) = 'array'),
  required boolean not null default false,
  tier text,
  position int not null default 0,
  in_table boolean not null default false,
  filterable boolean not null default false,
  status text not null default 'active' constraint custom_fields_status_is_known check (status in ('active', 'hidden')),
  hidden_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- A key stays with its values: it is free again once its field is deleted, and that waits until no value is left.
create unique index custom_fields_key_is_unique on custom_fields (model, key);

/* The fields are read with rights, under the same epoch. */
create trigger rights_have_changed after insert or update or delete on custom_fields for each statement execute function rights_have_changed();

create function custom_field_is_used(model text, key text) returns boolean language plpgsql stable as $$
declare found boolean;
begin
  execute format('select exists (select from %I r where r.custom ? $1)', model) into found using key;
  return found;
end $$;

/* Two who add the sixtieth at once wait for each other. */
create function custom_fields_are_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('custom_fields'), hashtext(new.model));
  if (select count(*) from custom_fields f where f.model = new.model) >= 60 then perform refuse('custom_fields_are_at_most_sixty'); end if;
  return new;
end $$;
create trigger custom_fields_are_counted before insert on custom_fields for each row execute function custom_fields_are_counted();

create function custom_fields_keep_their_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if custom_field_is_used(old.model, old.key) then perform refuse('custom_fields_are_empty_when_deleted'); end if;
    return old;
  end if;
  if new.model <> old.model then perform refuse('custom_fields_stay_where_they_are'); end if;
  if new.key <> old.key then perform refuse('custom_fields_keep_their_key'); end if;
  if new.kind <> old.kind and custom_field_is_used(old.model, old.key) then perform refuse('custom_fields_keep_their_kind'); end if;
  return new;
end $$;
create trigger custom_fields_keep_their_values before update or delete on custom_fields for each row execute function custom_fields_keep_their_values();

/* A value fits its field, which nobody changes meanwhile; what was there already is not asked about again. */
create function custom_values_fit() returns trigger language plpgsql as $$
declare given record; field record;
begin
  for given in select v.key, v.value from jsonb_each(new.custom) v
    where tg_op = 'INSERT' or v.value is distinct from old.custom -> v.key
  loop
    select f.kind into field from custom_fields f where f.model = tg_table_name and f.key = given.key for share;
    if not found or jsonb_typeof(given.value) <> (case
      when field.kind in ('integer', 'amount', 'employee') then 'number' when field.kind = 'boolean' then 'boolean' else 'string' end)
    then perform refuse('custom_values_fit'); end if;
  end loop;
  return new;
end $$;

do $$
declare model text;
begin
  foreach model in array array['employees', 'projects', 'clients', 'leaves', 'excuses', 'travels'] loop
    execute format($sql$
      alter table %1$I add column custom jsonb not null default '{}';
      create trigger custom_values_fit before insert on %1$I for each row when (new.custom <> '{}') execute function custom_values_fit();
      create trigger custom_values_still_fit before update of custom on %1$I for each row
        when (new.custom is distinct from old.custom) execute function custom_values_fit();
    $sql$, model);
  end loop;
end $$;
