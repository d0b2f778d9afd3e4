import type { By } from './note-mirrored.ts';

/** What nobody does but the calendar. */
export const byCalendar: By = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
