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
