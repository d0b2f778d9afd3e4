-- Calendars that other programs read by a secret address. Of the secret only its hash is kept.

create table calendar_feeds (
  id int generated always as identity primary key,
  user_id int not null constraint calendar_feeds_belong_to_a_user references users on delete cascade,
  kind text not null constraint calendar_feeds_kind_is_known check (kind in ('own', 'team', 'holidays')),
  token_hash bytea not null,
  /* In which language it speaks: that of its owner when it was made. */
  language text not null,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
-- Which feeds does somebody have? One of each kind.
create unique index calendar_feeds_are_one_of_a_kind on calendar_feeds (user_id, kind);
-- Whose secret is it?
create unique index calendar_feeds_by_secret on calendar_feeds (token_hash);
