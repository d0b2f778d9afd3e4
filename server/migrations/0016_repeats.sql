/* Of an answer nothing is kept for its repeat but numbers and states: what was kept so far may hold anything, and goes. */
delete from idempotency_keys;
alter table idempotency_keys drop column body;
alter table idempotency_keys add column kept jsonb;
/* The process that works on it, as its connections call themselves. */
alter table idempotency_keys add column holder text not null;
