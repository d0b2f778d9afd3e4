import type { Complaints, ProblemCode } from '@cadre/contract/problems';
import { Problem } from '../../platform/problem.ts';

export type Finding = { field: string; code: string; args: Record<string, string | number>; blocks: boolean };

/** The problem of a refused request: of the first of these findings that blocks it, or of any other. */
export type Refusals = { by?: Readonly<Record<string, ProblemCode>>; other: ProblemCode };

/** Reports all blocking findings together; one that has a problem of its own names it. */
export function refuseFindings(findings: readonly Finding[], { by = {}, other }: Refusals): void {
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.length === 0) return;
  const fields: Complaints = {};
  for (const { field, code, args } of blocking) fields[field] = [...(fields[field] ?? []), { code, ...args }];
  for (const [code, problem] of Object.entries(by)) {
    const found = blocking.find((finding) => finding.code === code);
    if (found) throw new Problem(problem, { args: found.args, fields });
  }
  throw new Problem(other, { fields });
}
