-- Chains ask the heads of branches, too; a request may ask a second question; who decides without being asked is marked.

alter table branches add column head_id int constraint branches_have_a_head references employees on delete set null;
-- Which branches does this person head?
create index branches_by_head on branches (head_id) where head_id is not null;

alter table approval_settings drop constraint approval_settings_approver_is_known;
alter table approval_settings add constraint approval_settings_approver_is_known check (
  approver_kind in ('manager', 'manager_of_manager', 'department_head', 'branch_head', 'project_manager', 'role', 'user', 'substitute'));

/* What is asked about the request: to grant it, or, for leave that is granted, to cancel it. */
alter table approvals add column question text not null default 'request'
  constraint approvals_question_is_known check (question in ('request', 'cancellation'));
/* Decided by somebody who was not asked, by right. */
alter table approvals add column overridden boolean not null default false;

alter table delegations add constraint delegations_come_from_a_leave foreign key (leave_id) references leaves on delete cascade;
-- Who stands in during this leave?
create index delegations_of_a_leave on delegations (leave_id) where leave_id is not null;

create function approvals_of_branch_heads_are_stale() returns trigger language plpgsql as $$
begin
  insert into stale_approvals select a.id from approvals a
  where a.status = 'pending' and a.closed_at is null and a.approver_kind = 'branch_head';
  return null;
end $$;
create trigger approvals_are_stale after update of head_id on branches for each row
  when (new.head_id is distinct from old.head_id)
  execute function approvals_of_branch_heads_are_stale();
create trigger approvals_are_stale_elsewhere after update of branch_id on employees for each row
  when (new.branch_id is distinct from old.branch_id)
  execute function approvals_of_employees_are_stale();
