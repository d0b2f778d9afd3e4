-- The logo of the company stands at the head of its papers. What was issued keeps the one of its day, so none is ever changed or deleted.
create table company_logos (
  id int generated always as identity primary key,
  /* Random name in the store; none where the company has no logo from then on. */
  stored_as text constraint company_logos_stored_as_is_unique unique,
  type text,
  since timestamptz not null default now(),
  constraint company_logos_know_their_type check ((stored_as is null) = (type is null))
);
