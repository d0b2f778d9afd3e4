/* A role whose rights its giver does not hold waits here for a second person, for a day. */
create table role_requests (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  role_id int not null references roles on delete cascade,
  requested_by_id int not null references users on delete cascade,
  requested_at timestamptz not null default now(),
  constraint nobody_requests_a_role_for_themselves check (user_id <> requested_by_id)
);
-- Which request is open for this user and role? One at a time.
create unique index role_requests_user_is_unique on role_requests (user_id, role_id);
