import type { LogEntry } from '../write/audit.ts';

/** The author of a change: an account, or the system itself. */
export type By = Pick<LogEntry, 'actor' | 'trace'>;

export const bySystem: By = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
