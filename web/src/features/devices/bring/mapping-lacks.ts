import type { Mapping } from './use-bring.ts';

/** What a table must still tell before its lines can be read: whose punch it is, and when it was. */
export function mappingLacks(mapping: Mapping): 'who' | 'when' | undefined {
  const given = new Set(Object.values(mapping));
  if (!given.has('pin') && !given.has('employee_no')) return 'who';
  if (!given.has('date_time') && !(given.has('date') && given.has('time'))) return 'when';
  return undefined;
}
