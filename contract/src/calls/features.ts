import { call, type DataOf } from '../call.ts';
import { boolean, required } from '../fields.ts';

/** Public, because the sign-in page also has a language picker. */
export const readFeatures = call({
  method: 'GET',
  path: '/features',
  access: 'public',
  tag: 'session',
  summary: 'Get the features of this deployment',
  answer: { language_picker: boolean(required), quick_search: boolean(required) },
});

/** The features that a deployment can switch off. */
export type Features = DataOf<typeof readFeatures>;
