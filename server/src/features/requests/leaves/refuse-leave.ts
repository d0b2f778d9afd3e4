import type { Complaints } from '@cadre/contract/problems';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { Problem } from '../../../platform/problem.ts';

/** Everything that stands in the way, at once. Whoever came first is named. */
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
