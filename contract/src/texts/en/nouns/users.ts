export const users = {
  one: 'user',
  many: 'users',
  empty: 'No users yet. Invite the first one.',
  fields: { name: 'Name', roles: 'Roles', occupation: 'Job title', pay_access: 'Own pay', last_login_at: 'Last sign-in' },
  options: {
    pay_access: { open: 'Open', unproven: 'Waiting for payroll, no pay yet', held: 'Waiting for payroll' },
    status: { unconfirmed: 'Waiting for confirmation', invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  },
  moves: { confirm: 'Confirm account' },
  moveHints: {
    confirm: 'Confirm only if you know that this email address is theirs. They then get the invitation.',
    suspend: 'Their sessions end right away. You can reactivate the account at any time.',
  },
} as const;
