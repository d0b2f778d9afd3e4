/*
 * What an hour of somebody costs is pay: administrators, auditors and department managers do not see it by default, payroll does. A grant that the
 * company has set itself has left a line in the history of its role and stays.
 */
create function role_is_untouched_in(role_id int, permission text) returns boolean language sql stable as $$
  select not exists (
    select from logs l where l.model = 'roles' and l.model_id = $1 and l.changes @> '[{"field": "permissions"}]'
      and position('"' || $2 || ': ' in l.changes::text) > 0)
$$;

delete from role_permissions p
where ((p.role_id in (1, 9) and p.permission in ('tasks.cost', 'proposals.view_cost', 'proposals.update_cost'))
    or (p.role_id = 4 and p.permission = 'proposals.view_cost'))
  and role_is_untouched_in(p.role_id, p.permission);

insert into role_permissions (role_id, permission, scope)
select r.id, p.name, 'all' from roles r cross join permissions p
where r.id = 5 and p.name in ('proposals.view', 'proposals.update', 'proposals.view_cost', 'proposals.update_cost', 'proposals.export')
  and role_is_untouched_in(r.id, p.name)
on conflict do nothing;

drop function role_is_untouched_in;
