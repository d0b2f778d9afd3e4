export const users = {
  one: 'user',
  many: 'users',
  empty: 'No users yet. Invite the first one.',
  fields: { name: 'Name', roles: 'Roles', occupation: 'Job title', last_login_at: 'Last sign-in' },
  options: { status: { invited: 'Invited', active: 'Active', suspended: 'Suspended' } },
  moveHints: { suspend: 'Their sessions end right away. You can reactivate the account at any time.' },
} as const;
