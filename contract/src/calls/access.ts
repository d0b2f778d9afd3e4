import { call } from '../call.ts';
import { boolean, email, password, text } from '../fields.ts';

/** The form's limits, as specified; a new password has stricter ones. */
const loginEmail = email({ required: true, min: 3, max: 50 });
export const newPassword = password({ required: true, min: 12, max: 50 });

export const login = call({
  method: 'POST',
  path: '/login',
  access: 'public',
  tag: 'session',
  body: { email: loginEmail, password: password({ required: true, min: 3, max: 50 }), withToken: boolean() },
});

export const logout = call({ method: 'POST', path: '/logout', access: 'public', tag: 'session' });

export const forgotPassword = call({
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  tag: 'session',
  body: { email: loginEmail },
});

export const resetPassword = call({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  tag: 'session',
  body: { token: text({ required: true, max: 100 }), password: newPassword },
});

export const changePassword = call({
  method: 'POST',
  path: '/users/:id/change-password',
  access: 'signed_in',
  tag: 'users',
  body: { current_password: password({ required: true, max: 50 }), password: newPassword },
});

/** Mails a link with which the user sets a new password. */
export const sendPasswordLink = call({
  method: 'POST',
  path: '/users/:id/send-password-link',
  access: 'users.reset_password',
  tag: 'users',
});

export const endUserSessions = call({ method: 'DELETE', path: '/users/:id/sessions', access: 'users.suspend', tag: 'users' });

export const me = call({ method: 'GET', path: '/users/me', access: 'signed_in', tag: 'session' });
export const mySessions = call({ method: 'GET', path: '/users/me/sessions', access: 'signed_in', tag: 'session' });
export const endMySession = call({ method: 'DELETE', path: '/users/me/sessions/:id', access: 'signed_in', tag: 'session' });
