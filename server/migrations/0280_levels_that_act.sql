/* Levels of a chain may inform only, act by themselves when nobody answers in time, and say whether a rejection needs a note. */
alter table approval_settings
  add column notify_only boolean not null default false,
  add column auto_action text not null default 'none'
    constraint approval_settings_auto_action_is_known check (auto_action in ('none', 'approve', 'reject', 'escalate')),
  add column auto_after_days int constraint approval_settings_act_in_time check (auto_after_days between 1 and 60),
  add column rejection_note text not null default 'expected'
    constraint approval_settings_rejection_note_is_known check (rejection_note in ('expected', 'required', 'optional')),
  add constraint approval_settings_say_when_they_act check ((auto_action = 'none') = (auto_after_days is null)),
  add constraint approval_settings_that_inform_decide_nothing check (not notify_only or auto_action = 'none');

alter table approvals
  /* The people of this level were informed; nobody decided on it. */
  add column informs boolean not null default false,
  /* The chain decided, since nobody answered in time. */
  add column automatic boolean not null default false,
  add column auto_warns_at timestamptz,
  add column auto_warned_at timestamptz,
  add column auto_acts_at timestamptz,
  add constraint approvals_without_a_decider_inform check (not informs or (status = 'approved' and decided_by_id is null)),
  add constraint approvals_act_after_a_warning check ((auto_warns_at is null) = (auto_acts_at is null));
