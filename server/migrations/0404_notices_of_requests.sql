-- Notices of requests have one type per outcome for all kinds; `model` is the kind, whose noun gives the sentence its words.
-- The choices of emails are by kinds of notices, not by types, so they stay as they are.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

update notifications n set type = now.type, args = n.args || jsonb_build_object('model', now.model)
from (values
  ('leave_approved', 'request_approved', 'leaves'), ('leave_rejected', 'request_rejected', 'leaves'),
  ('leave_cancelled', 'request_cancelled', 'leaves'), ('leave_kept', 'request_kept', 'leaves'),
  ('leave_shortened', 'request_shortened', 'leaves'), ('leave_cancel_asked', 'request_cancel_asked', 'leaves'),
  ('leave_shorten_asked', 'request_shorten_asked', 'leaves'),
  ('travel_approved', 'request_approved', 'travels'), ('travel_rejected', 'request_rejected', 'travels'),
  ('travel_cancelled', 'request_cancelled', 'travels'), ('travel_kept', 'request_kept', 'travels'),
  ('travel_cancel_asked', 'request_cancel_asked', 'travels'),
  ('excuse_approved', 'request_approved', 'excuses'), ('excuse_rejected', 'request_rejected', 'excuses'),
  ('excuse_cancelled', 'request_cancelled', 'excuses'),
  ('overtime_approved', 'request_approved', 'overtime'), ('overtime_rejected', 'request_rejected', 'overtime'),
  ('time_card_approved', 'request_approved', 'time-cards'), ('time_card_rejected', 'request_sent_back', 'time-cards'),
  ('proposal_reviewed', 'request_approved', 'proposals'), ('proposal_sent_back', 'request_sent_back', 'proposals'),
  ('change_asked', 'request_asked', 'change-requests'), ('document_submitted', 'request_asked', 'documents')
) as now (was, type, model) where n.type = now.was;

-- These always had their kind.
update notifications set type = 'request_asked' where type = 'approval_asked';

update notifications set type = case args ->> 'decision' when 'rejected' then 'request_rejected' else 'request_approved' end,
  args = (args - 'decision') || '{"model": "change-requests"}'
where type = 'change_decided';

update notifications set type = case type when 'swap_rejected' then 'request_rejected' else 'request_approved' end,
  args = args || jsonb_build_object('model', 'shift-swaps', 'title', concat(args ->> 'title', ' (' || nullif(args ->> 'name', '') || ')'))
where type in ('swap_approved', 'swap_rejected');

-- A run without a name of its own is named by its month when it is read.
update notifications set type = case type when 'payroll_rejected' then 'request_of_sent_back' else 'request_of_approved' end,
  args = (args - 'name') || '{"model": "payrolls"}' || case when args ? 'name' then jsonb_build_object('title', args -> 'name') else '{}' end
where type in ('payroll_approved', 'payroll_rejected');

-- Only the path tells an entry of a bonus from that of a salary.
update notifications set type = case args ->> 'decision' when 'rejected' then 'request_of_rejected' else 'request_of_approved' end,
  args = (args - 'name' - 'decision')
    || jsonb_build_object('title', args -> 'name', 'model', case when link like '/payroll/bonuses?%' then 'bonuses' else 'compensations' end)
where type = 'pay_decided';
