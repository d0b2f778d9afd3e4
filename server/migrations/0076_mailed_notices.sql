-- Notices also travel by mail, as soon as their reader wants them, and what asks for a decision can be answered from the mail.

alter table notifications
  /* Whoever wants no notice of this kind in the app gets it by mail alone. */
  add column in_app boolean not null default true,
  /* When the mail leaves; empty once it has, or where none is wanted. */
  add column mail_due_at timestamptz,
  /* What it asks to decide. */
  add column approval_id int constraint notifications_ask_for_an_approval references approvals on delete set null;
-- Whose mails are due?
create index notifications_to_mail on notifications (mail_due_at, user_id) where mail_due_at is not null;
-- Which notices asked for this decision?
create index notifications_by_approval on notifications (approval_id) where approval_id is not null;

/* When a mail leaves that is wanted now, daily or weekly (on Mondays), by the clock of its reader: at once or at `digest_at`, and never in quiet hours. */
create function mail_due(at timestamptz, mode text, zone text, digest_at time, quiet_from time, quiet_to time)
returns timestamptz language plpgsql stable as $$
declare
  here timestamp := at at time zone zone;
  leaves timestamp := here;
begin
  if mode = 'daily' then
    leaves := here::date + digest_at;
    if leaves <= here then leaves := leaves + interval '1 day'; end if;
  elsif mode = 'weekly' then
    leaves := date_trunc('week', here)::date + digest_at;
    if leaves <= here then leaves := leaves + interval '7 days'; end if;
  elsif mode is distinct from 'now' then
    return null;
  end if;
  if quiet_from < quiet_to then
    if leaves::time >= quiet_from and leaves::time < quiet_to then leaves := leaves::date + quiet_to; end if;
  elsif quiet_from > quiet_to then
    if leaves::time >= quiet_from then leaves := leaves::date + 1 + quiet_to;
    elsif leaves::time < quiet_to then leaves := leaves::date + quiet_to; end if;
  end if;
  return case when leaves = here then at else leaves at time zone zone end;
end $$;

/* One answer to one question, for the reader of one mail. Both links of a mail end with the first that is used. */
create table approval_links (
  token_hash bytea primary key,
  approval_id int not null constraint approval_links_ask_for_an_approval references approvals on delete cascade,
  user_id int not null constraint approval_links_are_for_a_user references users on delete cascade,
  decision text not null constraint approval_links_decision_is_known check (decision in ('approved', 'rejected')),
  expires_at timestamptz not null,
  used_at timestamptz
);
-- Which links does this answer end?
create index approval_links_by_approval on approval_links (approval_id, user_id);
-- Which links end with this account?
create index approval_links_by_user on approval_links (user_id);
