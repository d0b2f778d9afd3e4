/* A document that was rejected and accepted later kept its approval as rejected: the acceptance becomes an attempt of its own. */
with latest as (
  select distinct on (a.model_id) a.*, d.decided_at as accepted_at, d.updated_at as changed_at,
    (select l.actor_id from logs l where l.model = 'documents' and l.model_id = d.id and l.action = 'status'
      and l.changes @> '[{"field": "status", "new": "accepted"}]' order by l.id desc limit 1) as accepted_by_id
  from approvals a join documents d on d.id = a.model_id
  where a.model = 'documents' and d.status in ('accepted', 'expired')
  order by a.model_id, a.attempt desc, a.level desc)
insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, status, decided_by_id, decided_at, created_by_id)
select model, model_id, employee_id, attempt + 1, question, level, mode, chain, 'right', 'approved',
  (select u.id from users u where u.id = accepted_by_id), coalesce(accepted_at, changed_at), accepted_by_id
from latest where status = 'rejected';
