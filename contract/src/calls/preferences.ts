import { call } from '../call.ts';
import { boolean, choice, timezone } from '../fields.ts';
import { languages } from '../languages.ts';

export const preferenceFields = {
  locale: choice({ options: languages }),
  timezone: timezone(),
  theme: choice({ options: ['system', 'light', 'dark'] }),
  density: choice({ options: ['comfortable', 'middle', 'compact'] }),
  single_key_shortcuts: boolean(),
  reduce_motion: boolean(),
  mail_on_sign_in: boolean(),
} as const;

export const readPreferences = call({ method: 'GET', path: '/users/me/preferences', access: 'signed_in', tag: 'session' });
export const savePreferences = call({
  method: 'PUT',
  path: '/users/me/preferences',
  access: 'signed_in',
  tag: 'session',
  body: preferenceFields,
});
