/* How the person was when the file was checked: who was changed since is not overwritten unseen. */
alter table import_rows add existing_version int;
