import type { Complaints } from '@cadre/contract/problems';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { Problem } from '../../../platform/problem.ts';

/** Everything that stands in the way, at once; what no change of the request would help against gives it its name. */
export function refuseExcuse(findings: readonly Finding[]): void {
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.length === 0) return;
  const fields: Complaints = {};
  for (const { field, code, args } of blocking) fields[field] = [...(fields[field] ?? []), { code, ...args }];
  for (const code of ['month_closed', 'excuse_overlaps'] as const) {
    const found = blocking.find((one) => one.code === code);
    if (found) throw new Problem(code, { args: found.args, fields });
  }
  throw new Problem('excuse_refused', { fields });
}
