/* What somebody should look at before importing a row, though nothing is wrong with it: field to remarks. */
alter table import_rows add remarks jsonb not null default '{}';
-- The rows of an import that have remarks.
create index import_rows_remarked on import_rows (import_id, row_no) where remarks <> '{}';
alter table imports add remarked_count int;
