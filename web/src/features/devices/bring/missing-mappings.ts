import type { Mapping } from './use-bring.ts';

/** The missing column of a mapping, without which its lines cannot be read: the employee or the time. */
export function missingMappings(mapping: Mapping): 'who' | 'when' | undefined {
  const given = new Set(Object.values(mapping));
  if (!given.has('pin') && !given.has('employee_no')) return 'who';
  if (!given.has('date_time') && !(given.has('date') && given.has('time'))) return 'when';
  return undefined;
}
