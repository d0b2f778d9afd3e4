import type { Trace } from '../../../platform/access/actor.ts';

export const importTrace: Trace = { via: 'import', ip: null, user_agent: null, request_id: null, language: 'en' };
