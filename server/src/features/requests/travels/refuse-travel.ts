import type { Complaints } from '@cadre/contract/problems';
import type { TripFinding } from '@cadre/rules/travel/check-travel';
import { Problem } from '../../../platform/problem.ts';

/** Reports all blocking findings together, naming leave or another trip on these days. */
export function refuseTravel(findings: readonly TripFinding[]): void {
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.length === 0) return;
  const fields: Complaints = {};
  for (const { field, code, args } of blocking) fields[field] = [...(fields[field] ?? []), { code, ...args }];
  const leave = blocking.find(({ code }) => code === 'travel_meets_leave');
  if (leave) throw new Problem('travel_meets_leave', { args: leave.args, fields });
  const clash = blocking.find(({ code }) => code === 'travel_overlaps');
  throw clash ? new Problem('travel_overlaps', { args: clash.args, fields }) : new Problem('travel_refused', { fields });
}
