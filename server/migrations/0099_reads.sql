create index approvals_waiting_by_right on approvals (id) where approver_kind = 'right' and status = 'pending' and closed_at is null;
comment on index approvals_waiting_by_right is 'What waits for whoever holds a right?';

-- Statements say themselves where a picture is.
drop function portrait_of(int);
