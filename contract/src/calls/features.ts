import { call } from '../call.ts';

/** What a deployment can switch off. */
export type Features = { language_picker: boolean; quick_search: boolean };

/** Asked before anybody is signed in: the sign-in page has a language picker too. */
export const readFeatures = call({ method: 'GET', path: '/features', access: 'public', tag: 'session' });
