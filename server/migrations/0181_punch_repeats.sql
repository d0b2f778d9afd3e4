-- A punch that came by a file and by another way stays until both are undone.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* Deliveries that brought a punch of a file again: another file, or (without a batch) a terminal or a program. */
create table punch_repeats (
  raw_id int not null,
  batch_id int,
  constraint punch_repeats_are_noted_once unique nulls not distinct (raw_id, batch_id)
);
-- Which punches did this file bring again?
create index punch_repeats_by_batch on punch_repeats (batch_id) where batch_id is not null;
