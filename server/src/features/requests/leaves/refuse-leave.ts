import type { Complaints } from '@cadre/contract/problems';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { Problem } from '../../../platform/problem.ts';

/** Reports all blocking findings together, naming earlier leave or a trip on these days. */
export function refuseLeave(findings: readonly Finding[]): void {
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.length === 0) return;
  const fields: Complaints = {};
  for (const { field, code, args } of blocking) fields[field] = [...(fields[field] ?? []), { code, ...args }];
  const clash = blocking.find(({ code }) => code === 'leave_overlaps');
  const travel = blocking.find(({ code }) => code === 'travel_overlaps');
  if (travel && !clash) throw new Problem('leave_meets_travel', { args: travel.args, fields });
  throw clash ? new Problem('leave_overlaps', { args: clash.args, fields }) : new Problem('leave_refused', { fields });
}
