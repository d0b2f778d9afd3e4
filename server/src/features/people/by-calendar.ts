import type { By } from './note-mirrored.ts';

/** Logged for changes that only the date caused. */
export const byCalendar: By = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
