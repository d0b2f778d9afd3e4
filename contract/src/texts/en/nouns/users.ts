export const users = {
  one: 'User',
  many: 'Users',
  empty: 'Nobody can sign in yet. Invite the first user.',
  fields: { roles: 'Roles', occupation: 'Occupation', last_login_at: 'Last sign-in' },
  options: { status: { invited: 'Invited', active: 'Active', suspended: 'Suspended' } },
} as const;
