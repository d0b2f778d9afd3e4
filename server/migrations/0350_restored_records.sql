-- Deleted records that were made again from the history: each at most once, whoever presses first.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table restored_records (
  model text not null,
  model_id int not null,
  /* Null only within the transaction that makes the record. */
  restored_as int,
  restored_at timestamptz not null default now(),
  primary key (model, model_id)
);
