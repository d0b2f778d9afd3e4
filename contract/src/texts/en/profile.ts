/** One’s own account. */
export const profile = {
  title: 'My Profile',
  profile: 'Profile',
  security: 'Security',
  preferences: 'Preferences',
  messages: 'Messages',
  change_picture: 'Change the picture',
  remove_picture: 'Remove the picture',
  picture_hint: 'PNG, JPEG or WebP',
  change_password: 'Change password',
  sessions: 'Where you are signed in',
  this_session: 'This session',
  last_used: 'Last used {when}',
  signed_in_at: 'Signed in {when}',
  end_session: 'Sign out there',
  roles: 'Roles',
  linked_employee: 'Employee record',
} as const;
