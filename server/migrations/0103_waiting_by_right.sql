drop index approvals_waiting_by_right;
create index approvals_waiting_by_right on approvals (model, id) where approver_kind = 'right' and status = 'pending' and closed_at is null;
comment on index approvals_waiting_by_right is 'What of these kinds waits for whoever holds a right?';
