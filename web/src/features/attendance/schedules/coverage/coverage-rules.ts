/** The number of people a shift needs each day, for one job or for any. */
export type CoverageRule = { shift_id: number | null; job_id: number | null; min: number | null };

export function rulesIn(coverage: unknown): CoverageRule[] {
  const rules = (coverage as { rules?: unknown } | null | undefined)?.rules;
  return Array.isArray(rules) ? rules.map(({ shift_id = null, job_id = null, min = null }) => ({ shift_id, job_id, min })) : [];
}

/** The stored rules: `job_id` is present only where a job is named. */
export const coverageOf = (rules: readonly CoverageRule[]) => ({
  rules: rules.map(({ job_id, ...rule }) => (job_id === null ? rule : { ...rule, job_id })),
});

/** The number of people a shift needs each day, regardless of their job. */
export function neededOf(coverage: unknown): ReadonlyMap<number, number> {
  const needed = new Map<number, number>();
  for (const { shift_id, min } of rulesIn(coverage)) {
    if (shift_id !== null && min !== null) needed.set(shift_id, (needed.get(shift_id) ?? 0) + min);
  }
  return needed;
}
