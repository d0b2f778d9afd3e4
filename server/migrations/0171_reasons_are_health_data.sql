/*
 * Reasons of absence are health data, which auditors no longer read by default. A grant that the company has set itself has left a line in the
 * history of the role and stays.
 */
delete from role_permissions p where p.role_id = 9 and p.permission = 'leaves.view_reason'
  and not exists (
    select from logs l where l.model = 'roles' and l.model_id = 9 and l.changes @> '[{"field": "permissions"}]'
      and l.changes::text like '%leaves.view\_reason%');
