/* An account of a person with pay, opened without the right to see that pay, has no password before payroll confirms it. */
alter table users drop constraint users_status_is_known;
alter table users add constraint users_status_is_known check (status in ('unconfirmed', 'invited', 'active', 'suspended'));
alter table users add constraint an_unconfirmed_account_has_no_password check (status <> 'unconfirmed' or password_hash is null);

/* Payroll sees the accounts it confirms; where the company has changed its grant, that stays. */
update role_permissions set scope = 'all' where role_id = 5 and permission = 'users.view' and scope = 'own';
