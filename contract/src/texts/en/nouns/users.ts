export const users = {
  one: 'User',
  many: 'Users',
  empty: 'Nobody can sign in yet. Invite the first user.',
  fields: { roles: 'Roles', occupation: 'Occupation', last_login_at: 'Last sign-in' },
  options: { status: { invited: 'Invited', active: 'Active', suspended: 'Suspended' } },
  moveHints: { suspend: 'Their sessions end right away. You can reactivate the account at any time.' },
} as const;
