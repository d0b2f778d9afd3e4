import type { LogEntry } from './audit.ts';

/** Who did it: somebody with an account, or nobody but the house itself. */
export type By = Pick<LogEntry, 'actor' | 'trace'>;

export const byHouse: By = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
