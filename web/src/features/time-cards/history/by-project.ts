type Named = { id: number; name: string };
export type BookedRow = { project_id: number; project?: Named | null; minutes: number; billable: boolean | null };
export type ProjectSum = { id: number; name: string; minutes: number; billable: number };

/** The sums of many rows of time, the most first. */
export function byProject(booked: readonly BookedRow[]): { rows: ProjectSum[]; minutes: number; billable: number } {
  const sums = new Map<number, ProjectSum>();
  for (const { project_id: id, project, minutes, billable } of booked) {
    const before = sums.get(id) ?? { id, name: project?.name ?? '', minutes: 0, billable: 0 };
    sums.set(id, { ...before, minutes: before.minutes + minutes, billable: before.billable + (billable ? minutes : 0) });
  }
  const rows = [...sums.values()].sort((one, other) => other.minutes - one.minutes);
  return { rows, minutes: sum(rows, 'minutes'), billable: sum(rows, 'billable') };
}

const sum = (rows: readonly ProjectSum[], of: 'minutes' | 'billable'): number => rows.reduce((total, row) => total + row[of], 0);
