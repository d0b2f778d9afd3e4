import type { ProposalLine } from './price.ts';

export type DepartmentEstimate = { department_id: number; minutes: number };
export type Phase = { name: string; minutes: number; department_id: number | null };

type Taken = readonly Pick<ProposalLine, 'department_id' | 'minutes' | 'phase'>[];

/** The lines that the client accepted: all but the options, and the options if they were chosen. */
export const takenLines = <L extends Pick<ProposalLine, 'optional'>>(lines: readonly L[], withOptions: boolean): L[] =>
  lines.filter(({ optional }) => withOptions || !optional);

/** Minutes by department, added to the current estimates of the project, because a change request extends them. */
export function estimatesWith(lines: Taken, current: readonly DepartmentEstimate[] = []): DepartmentEstimate[] {
  const minutes = new Map(current.map((one) => [one.department_id, one.minutes]));
  for (const line of lines) minutes.set(line.department_id, (minutes.get(line.department_id) ?? 0) + line.minutes);
  return [...minutes].map(([department_id, sum]) => ({ department_id, minutes: sum }));
}

/** Phases in the order in which they were written; one that several departments share belongs to none of them. */
export function phasesIn(lines: Taken): Phase[] {
  const phases = new Map<string, Phase>();
  for (const { phase, minutes, department_id } of lines) {
    const name = phase?.trim();
    if (!name) continue;
    const key = name.toLocaleLowerCase('en');
    const known = phases.get(key) ?? { name, minutes: 0, department_id };
    phases.set(key, {
      ...known,
      minutes: known.minutes + minutes,
      department_id: known.department_id === department_id ? department_id : null,
    });
  }
  return [...phases.values()];
}

/** The time that past projects took, in whole percent of their estimates; null without an estimate. */
export function accuracyOf(past: readonly { estimated: number; spent: number }[]): number | null {
  const estimated = past.reduce((sum, one) => sum + one.estimated, 0);
  const spent = past.reduce((sum, one) => sum + one.spent, 0);
  return estimated === 0 ? null : Math.round((spent * 100) / estimated);
}
