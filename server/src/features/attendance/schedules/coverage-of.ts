import type { monthSchedules } from '@cadre/contract/resources/month-schedules';
import type { RecordOf } from '@cadre/contract/values';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { areUsable } from './are-usable.ts';

/** The minimum number of people per day for a shift, of one job or of any. */
export type CoverageRule = { shift_id: number; job_id: number | null; min: number };

export type Coverage = RecordOf<typeof monthSchedules>['coverage'];

/** The rules in `coverage`; none if it is missing. */
export const coverageOf = (coverage: Coverage | undefined): CoverageRule[] =>
  (coverage?.rules ?? []).map(({ shift_id, job_id = null, min }) => ({ shift_id, job_id, min }));

/** New rules must name existing shifts and jobs in use; those named before may be out of use by now. */
export async function refuseUnknownCoverage(db: Runner, coverage: Coverage, before: Coverage | undefined): Promise<void> {
  const rules = coverageOf(coverage);
  const shiftsOf = (list: CoverageRule[]): number[] => list.map(({ shift_id }) => shift_id);
  const shiftsAreThere = await areUsable(db, shiftsOf(rules), shiftsOf(coverageOf(before)));
  const jobs = [...new Set(rules.flatMap(({ job_id }) => job_id ?? []))];
  const { rows } = await sql`select from jobs where id = any(${jobs}::bigint[])`.execute(db);
  if (!shiftsAreThere || rows.length !== jobs.length) throw invalid({ coverage: [{ code: 'missing_reference' }] });
}
