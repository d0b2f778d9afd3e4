-- Whoever has a page open hears at once that something of theirs changed; what it is, they ask for through the door.

/* The trigger says by which name the web keeps what changed. A saved transaction tells each person once. */
create function tell_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('cadre_live', concat(changed.user_id, ' ', tg_argv[0])) from (select distinct user_id from touched) changed;
  return null;
end $$;

create trigger notifications_told_live after insert on notifications
  referencing new table as touched for each statement execute function tell_live('notifications');
create trigger read_notifications_told_live after update on notifications
  referencing new table as touched for each statement execute function tell_live('notifications');
