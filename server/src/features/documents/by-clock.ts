import type { LogEntry } from '../../crud/audit.ts';

/** What nobody did but the calendar. */
export const byClock: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
