-- The kinds of requests are rows, filled from the declarations when the server starts, so a new kind needs no change of constraints.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table approval_models (name text primary key);
insert into approval_models (name) values
  ('leaves'), ('excuses'), ('travels'), ('overtime'), ('shift-swaps'), ('compensations'), ('bonuses'), ('payrolls'), ('change-requests'),
  ('documents'), ('time-cards'), ('proposals');

alter table approval_settings drop constraint approval_settings_model_is_known,
  add constraint approval_settings_model_is_known foreign key (model) references approval_models (name);
alter table delegations drop constraint delegations_model_is_known,
  add constraint delegations_model_is_known foreign key (model) references approval_models (name);
