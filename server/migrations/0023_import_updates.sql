/* Whether rows about people who are here already change them; else they are errors. */
alter table imports add update_existing boolean not null default false;
/* Of the rows that are right, how many change somebody; after the import how many did, after an undo how many were put back. */
alter table imports add updated_count int;
/* Who was here before and is meant by the row, and, sealed, what the import has replaced. */
alter table import_rows add existing_id int, add replaced jsonb;
-- Whom an import would change, and whom it has changed.
create index import_rows_existing on import_rows (import_id, row_no) where existing_id is not null;
