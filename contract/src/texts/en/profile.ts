/** One’s own account. */
export const profile = {
  title: 'My Profile',
  profile: 'Profile',
  security: 'Security',
  preferences: 'Preferences',
  messages: 'Messages',
  change_picture: 'Change picture',
  remove_picture: 'Remove picture',
  picture_hint: 'PNG, JPEG or WebP',
  change_password: 'Change password',
  sessions: 'Active sessions',
  this_session: 'This session',
  last_used: 'Last used {when}',
  signed_in_at: 'Signed in {when}',
  end_session: 'Sign out',
  roles: 'Roles',
  linked_employee: 'Employee record',
} as const;
