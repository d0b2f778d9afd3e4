-- What a kind of leave is called in other languages; where one is missing, its name is used.
alter table leave_categories
  add column name_i18n jsonb not null default '{}' constraint leave_categories_names_are_by_language check (jsonb_typeof(name_i18n) = 'object');
