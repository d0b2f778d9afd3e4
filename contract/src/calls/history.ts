import { call } from '../call.ts';
import { choice, integer, moment } from '../fields.ts';

/** Whether the history still reaches the entry that was written down outside of it. */
export const historySeal = call({
  method: 'GET',
  path: '/logs/seal',
  access: 'logs.view',
  tag: 'logs',
  summary: 'Check whether the history is intact up to its anchor',
  answer: {
    state: choice({ options: ['holds', 'cut', 'missing', 'forged'], required: true }),
    entry: integer(),
    at: moment(),
  },
});
