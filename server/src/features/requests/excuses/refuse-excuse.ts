import type { Complaints } from '@cadre/contract/problems';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { Problem } from '../../../platform/problem.ts';

/** Reports all blocking findings together; one that no change of the request can fix determines the error code. */
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
