import { call, type DataOf } from '../call.ts';
import { boolean, group, integer, list, moment, named, reference, required } from '../fields.ts';

const tag = 'role-requests';
const access = 'users.assign_roles';

/** A role that no administrator can give alone, because no administrator has all of its rights. */
export const roleRequests = call({
  method: 'GET',
  path: '/role-requests',
  access: 'users.view',
  tag,
  summary: 'List requested roles that are waiting for a second person to confirm them',
  answer: list(
    {
      id: integer(required),
      user: group(named, required),
      role: group(named, required),
      requested_by: group(named, required),
      requested_at: moment(required),
      expires_at: moment(required),
      can_confirm: boolean(required),
      can_withdraw: boolean(required),
    },
    required,
  ),
});
export type RoleRequest = DataOf<typeof roleRequests>[number];

const worded = (to: 'users' | 'roles') => ({ ...reference(to, required), noun: 'approval-settings' });
const touches = [tag, 'users', 'roles'] as const;

export const requestRole = call({
  method: 'POST',
  path: '/role-requests',
  access,
  tag,
  summary: 'Request a role for a user without having its rights; a second person confirms it within a day',
  body: { user_id: worded('users'), role_id: worded('roles') },
  touches,
});

export const confirmRoleRequest = call({
  method: 'POST',
  path: '/role-requests/:id/confirm',
  access: 'users.view',
  tag,
  summary: 'Confirm a requested role, as a user with its rights or, if there is none, as a second administrator',
  touches,
});

export const withdrawRoleRequest = call({
  method: 'DELETE',
  path: '/role-requests/:id',
  access,
  tag,
  summary: 'Withdraw a requested role',
  touches,
});
