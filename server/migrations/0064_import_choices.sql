-- What a check of a file asks of its owner: how days are written, and whether people who are here are meant.

alter table imports
  /* Heading to the order in which the numbers of a day stand there. */
  add column date_orders jsonb not null default '{}',
  /* Headings of columns with days that could be read in two ways. */
  add column unclear_dates jsonb not null default '[]',
  /* Rows that are wrong because they are about somebody who is here already. */
  add column existing_count int;

/* The fields of an entry, found without a function of our own: that one was the dearest part of writing an entry. */
drop index logs_by_changed_field;
drop function changed_fields(jsonb);
-- Which entries changed this field?
create index logs_by_changed_field on logs using gin (jsonb_path_query_array(changes, '$[*].field'));

/*
 * The rows of a file wait in blocks, many under one seal, and learn there which record each became. Only a row that something is told of
 * has a row of its own. Those from before are blocks of one row each.
 */
create table import_cells (
  import_id int not null constraint import_cells_belong_to_an_import references imports on delete cascade,
  number int not null,
  row_nos int[] not null,
  cells text not null,
  /* In the order of `row_nos`. */
  record_ids int[],
  primary key (import_id, number)
);
insert into import_cells (import_id, number, row_nos, cells, record_ids)
select import_id, row_no, array[row_no], cells #>> '{}', case when record_id is not null then array[record_id] end from import_rows;
delete from import_rows where coalesce(complaints, '{}') = '{}' and remarks = '{}' and existing_id is null;
alter table import_rows drop column record_id;
alter table import_rows reset (fillfactor);
