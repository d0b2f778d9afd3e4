-- The roles that an installation begins with are called in the language of their reader. The words come from the program, at its start.
alter table roles
  add column name_i18n jsonb not null default '{}',
  add column description_i18n jsonb not null default '{}';

/* What somebody renames is called so in every language. */
create function roles_forget_their_translations() returns trigger language plpgsql as $$
begin
  if new.name <> old.name then new.name_i18n := '{}'; end if;
  if new.description is distinct from old.description then new.description_i18n := '{}'; end if;
  return new;
end $$;
create trigger roles_forget_their_translations before update of name, description on roles
  for each row execute function roles_forget_their_translations();
