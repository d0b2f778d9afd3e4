-- A choice that somebody takes is among those of its field, whoever removes it meanwhile.

/* Who writes a value holds its field, and who changes the field waits for them; whoever comes second sees what the first has done. */
create or replace function custom_values_fit() returns trigger language plpgsql as $$
declare given record; field record;
begin
  for given in select v.key, v.value from jsonb_each(new.custom) v
    where tg_op = 'INSERT' or v.value is distinct from old.custom -> v.key
  loop
    select f.kind, f.options into field from custom_fields f where f.model = tg_table_name and f.key = given.key for share;
    if not found or jsonb_typeof(given.value) <> (case
      when field.kind in ('integer', 'amount', 'employee') then 'number' when field.kind = 'boolean' then 'boolean' else 'string' end)
    then perform refuse('custom_values_fit'); end if;
    if field.kind = 'choice' and not field.options @> jsonb_build_array(jsonb_build_object('key', given.value))
    then perform refuse('custom_values_fit'); end if;
  end loop;
  return new;
end $$;

create function custom_choices_stay() returns trigger language plpgsql as $$
declare gone text[]; used boolean;
begin
  select array_agg(o ->> 'key') into gone from jsonb_array_elements(old.options) o
  where not new.options @> jsonb_build_array(jsonb_build_object('key', o -> 'key'));
  if gone is null then return new; end if;
  execute format('select exists (select from %I r where r.custom ->> $1 = any($2))', old.model) into used using old.key, gone;
  if used then perform refuse('custom_fields_keep_used_choices'); end if;
  return new;
end $$;
create trigger custom_choices_stay before update of options on custom_fields for each row
  when (old.kind = 'choice' and new.options is distinct from old.options) execute function custom_choices_stay();
