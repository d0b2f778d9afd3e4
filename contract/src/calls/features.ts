import { call, type DataOf } from '../call.ts';
import { boolean, required } from '../fields.ts';

/** Asked before anybody is signed in: the sign-in page has a language picker too. */
export const readFeatures = call({
  method: 'GET',
  path: '/features',
  access: 'public',
  tag: 'session',
  summary: 'What this deployment offers',
  answer: { language_picker: boolean(required), quick_search: boolean(required) },
});

/** What a deployment can switch off. */
export type Features = DataOf<typeof readFeatures>;
