import { call, type DataOf, whole } from '../call.ts';
import { customFieldResponse } from '../custom-field.ts';
import { boolean, choice, email, group, integer, list, map, moment, named, password, required, text } from '../fields.ts';
import { scopes } from '../scopes.ts';
import type { ResponseOf } from '../values.ts';
import { preferencesResponse } from './preferences.ts';

/** The form's limits, as specified; a new password has stricter ones. */
const loginEmail = email({ required: true, min: 3, max: 50 });
export const newPassword = password({ required: true, min: 12, max: 50 });

/** The user as the client knows it, from sign-in on. `pic` is the path of a picture. */
const currentUser = {
  ...named,
  firstname: text(required),
  lastname: text(required),
  email: email(required),
  occupation: text(),
  pic: text(),
  roles: list(integer()),
  locale: text(required),
  timezone: text(),
} as const;
export type CurrentUser = ResponseOf<typeof currentUser>;

export const login = call({
  method: 'POST',
  path: '/login',
  access: 'public',
  tag: 'session',
  summary: 'Sign in',
  body: { email: loginEmail, password: password({ required: true, min: 3, max: 50 }), withToken: boolean() },
  answer: whole({ token: group({ access_token: text(required) }, required), user: group(currentUser, required) }),
  touches: [],
});

export const logout = call({ method: 'POST', path: '/logout', access: 'public', tag: 'session', summary: 'Sign out', touches: [] });

export const forgotPassword = call({
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  tag: 'session',
  summary: 'Request an email with a password reset link',
  body: { email: loginEmail },
  touches: [],
});

export const resetPassword = call({
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  tag: 'session',
  summary: 'Set a new password with the token of an emailed link',
  body: { token: text({ required: true, max: 100 }), password: newPassword },
  // Signed in with the first password of an invited account; a reset ends every session and starts none.
  answer: whole({ message: text(required), token: group({ access_token: text(required) }), user: group(currentUser) }),
  touches: [],
});

/** Checks the link before the user types a password; fails in the same cases as `resetPassword`. */
export const checkPasswordLink = call({
  method: 'POST',
  path: '/reset-password/check',
  access: 'public',
  tag: 'session',
  repeats: true,
  summary: 'Check whether a password link is still valid, and for which account',
  body: { token: text({ required: true, max: 100 }) },
  answer: whole({
    data: group(
      { purpose: choice({ options: ['reset', 'invite'], required: true }), name: text(required), email: text(required) },
      required,
    ),
  }),
  touches: [],
});

export const changePassword = call({
  method: 'POST',
  path: '/users/:id/change-password',
  access: 'signed_in',
  tag: 'users',
  summary: 'Change your own password',
  body: { current_password: password({ required: true, max: 50 }), password: newPassword },
  touches: ['session'],
});

export const sendPasswordLink = call({
  method: 'POST',
  path: '/users/:id/send-password-link',
  access: 'users.reset_password',
  tag: 'users',
  summary: 'Email a user a link to set a new password',
  touches: [],
});

export const endUserSessions = call({
  method: 'DELETE',
  path: '/users/:id/sessions',
  access: 'users.suspend',
  tag: 'users',
  summary: 'Sign a user out of all sessions',
  touches: [],
});

export const me = call({
  method: 'GET',
  path: '/users/me',
  access: 'signed_in',
  tag: 'session',
  summary: 'Get the signed-in user, with permissions and preferences',
  answer: {
    user: group(currentUser, required),
    employee: group({
      ...named,
      employee_no: text(required),
      work_email: text(),
      department_id: integer(required),
      department: text(required),
      branch_id: integer(required),
      branch: text(required),
      timezone: text(required),
      /** Of the branch: which holidays are theirs. */
      holiday_calendar_id: integer(),
      job_id: integer(required),
      manager_id: integer(),
    }),
    /** The scope of each right that the user has. */
    permissions: map(choice({ options: scopes, required: true }), required),
    preferences: group(preferencesResponse, required),
    unread_notifications: integer(required),
    company: text(required),
    /** True for users who may set up the company while it is still empty. */
    needs_setup: boolean(required),
    /** Payroll has yet to confirm this account before its person sees their own pay. */
    pay_is_held: boolean(required),
    /** The fields that the company added and that the user may see; missing if there are none. */
    custom_fields: list(customFieldResponse, { optional: true }),
  },
});
export type Me = DataOf<typeof me>;

export const confirmPayAccess = call({
  method: 'POST',
  path: '/users/confirm-pay-access',
  access: 'employees.view_pay',
  tag: 'users',
  summary: 'Confirm that these accounts belong to their employees, who can then see their own pay',
  body: { ids: list(integer({ required: true, min: 1 }), { required: true, min: 1, max: 200 }) },
  example: { body: { ids: [2] } },
  touches: ['users'],
});

export const mySessions = call({
  method: 'GET',
  path: '/users/me/sessions',
  access: 'signed_in',
  tag: 'session',
  summary: 'List your active sessions',
  answer: list({
    id: integer(required),
    created_at: moment(required),
    last_seen_at: moment(required),
    ip: text(),
    user_agent: text(),
    current: boolean(required),
  }),
});

export const endMySession = call({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  access: 'signed_in',
  tag: 'session',
  summary: 'Sign out of one of your other sessions',
  touches: ['session'],
});
