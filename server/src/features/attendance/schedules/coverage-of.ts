import { checkRecord } from '@cadre/contract/check';
import { integer, reference } from '@cadre/contract/fields';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { areUsable } from './are-usable.ts';

/** So many people, of one job or of any, are wanted for a shift every day. */
export type CoverageRule = { shift_id: number; job_id: number | null; min: number };

const fields = {
  shift_id: reference('shifts', { required: true }),
  job_id: reference('jobs'),
  min: integer({ required: true, min: 1, max: 1000 }),
};
const most = 100;

/** What `coverage` says; nothing where nothing was said. */
export function coverageOf(coverage: unknown): CoverageRule[] {
  const { rules = [], ...rest } = Object(coverage ?? {}) as { rules?: unknown };
  const isKnown = Array.isArray(rules) && rules.length <= most && rules.every(isRule) && Object.keys(rest).length === 0;
  if (!isKnown) throw invalid({ coverage: [{ code: 'not_valid' }] });
  return rules.map(({ shift_id, job_id = null, min }) => ({ shift_id, job_id, min }));
}

const isRule = (rule: unknown): rule is CoverageRule =>
  typeof rule === 'object' && rule !== null && Object.keys(checkRecord(fields, rule as Record<string, unknown>)).length === 0;

/** What the rules name must be there; what they named before, may be out of use by now. */
export async function refuseUnknownCoverage(db: Runner, coverage: unknown, before: unknown): Promise<void> {
  const rules = coverageOf(coverage);
  const shiftsOf = (list: CoverageRule[]): number[] => list.map(({ shift_id }) => shift_id);
  const shiftsAreThere = await areUsable(db, shiftsOf(rules), shiftsOf(coverageOf(before)));
  const jobs = [...new Set(rules.flatMap(({ job_id }) => job_id ?? []))];
  const { rows } = await sql`select from jobs where id = any(${jobs}::bigint[])`.execute(db);
  if (!shiftsAreThere || rows.length !== jobs.length) throw invalid({ coverage: [{ code: 'missing_reference' }] });
}
