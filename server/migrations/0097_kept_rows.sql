-- Rows that people keep: they stand in the week they were kept in and in all after it.
alter table time_card_pins add column is_kept boolean not null default false;
