create table media (
  id int generated always as identity primary key,
  model text not null,
  model_id int not null,
  collection text not null,
  name text not null,
  type text not null,
  size int not null,
  sha256 text not null,
  /* Random name in the store; never shown. */
  stored_as text not null constraint media_stored_as_is_unique unique,
  created_at timestamptz not null default now(),
  created_by_id int
);
-- The files of one record.
create index media_by_record on media (model, model_id, collection);

create table notifications (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  type text not null,
  args jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
-- The newest notices of one user.
create index notifications_by_user on notifications (user_id, id desc);
-- How many are unread? (bell)
create index notifications_unread on notifications (user_id) where read_at is null;

create table exports (
  token_hash bytea primary key,
  user_id int not null references users on delete cascade,
  name text not null,
  type text not null,
  stored_as text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  downloads int not null default 0
);

create table idempotency_keys (
  user_id int not null references users on delete cascade,
  key text not null,
  fingerprint text not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
-- Which keys are old enough to forget?
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table settings (
  only_row boolean primary key default true check (only_row),
  company text not null default 'Cadre',
  timezone text not null default 'Etc/UTC',
  currency char(3) not null default 'EUR'
);
insert into settings default values;
