/** Mails: subject, text, and what the button says. */
export const mail = {
  greeting: 'Hello {name},',
  closing: 'Cadre',
  unasked: 'If you did not ask for this, you can ignore this mail.',
  reset_subject: 'Set a new password',
  reset_text: 'somebody, hopefully you, asked for a new password for this address. The link works once, for 30 minutes.',
  reset_button: 'Set a new password',
  invite_subject: 'Your account at {company}',
  invite_text: 'an account was made for you. Choose a password to begin. The link works once, for 7 days.',
  invite_button: 'Choose a password',
  password_changed_subject: 'Your password was changed',
  password_changed_text:
    'the password of your account was changed on {when}. All other sessions were ended. If this was not you, tell an administrator now.',
  new_sign_in_subject: 'A new sign-in to your account',
  new_sign_in_text:
    'your account was used on {when} from a browser that we had not seen before: {browser}. If this was not you, change your password now.',
} as const;

export const notices = {
  welcome: 'Welcome to Cadre. Choose your language and theme under My Profile.',
  password_changed: 'Your password was changed.',
  new_sign_in: 'A new sign-in from {browser}.',
  roles_changed: 'Your roles were changed by {who}.',
  export_ready: 'Your export “{name}” is ready.',
} as const;
