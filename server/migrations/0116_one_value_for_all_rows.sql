-- What a file does not say may hold for every row of it: values by field, as a form would send them.
alter table imports add column same jsonb not null default '{}';
