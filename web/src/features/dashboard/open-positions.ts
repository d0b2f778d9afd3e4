export type Job = { id: number; name: string; headcount_plan?: number | null; employees_count?: number | null };
export type OpenPosition = { id: number; name: string; have: number; plan: number; open: number };

/** Jobs with fewer people than planned, the widest gap first. */
export const openPositions = (jobs: readonly Job[]): OpenPosition[] =>
  jobs
    .map(({ id, name, headcount_plan, employees_count }) => {
      const [plan, have] = [headcount_plan ?? 0, employees_count ?? 0];
      return { id, name, have, plan, open: plan - have };
    })
    .filter(({ open }) => open > 0)
    .sort((one, other) => other.open - one.open || one.name.localeCompare(other.name));
