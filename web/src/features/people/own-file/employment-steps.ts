import type { Row } from '../../../fields/kind.ts';

export type EmploymentStep = { key: string; day: string; kind: 'future' | 'today' | 'past' | 'left'; version?: Row };

/** The versions of an employment and its last days, newest first. The current version is the newest one already in effect. */
export function employmentSteps(versions: readonly Row[], periods: readonly Row[]): EmploymentStep[] {
  const holding = versions
    .filter(({ is_future }) => is_future !== true)
    .sort(byDay)
    .at(0);
  const changes = versions.map((version): EmploymentStep => {
    const kind = version.is_future === true ? 'future' : version === holding ? 'today' : 'past';
    return { key: `version-${version.id}`, day: String(version.effective_from), kind, version };
  });
  const leavings = periods.flatMap(({ id, left_on }): EmploymentStep[] =>
    typeof left_on === 'string' ? [{ key: `period-${id}`, day: left_on, kind: 'left' }] : [],
  );
  return [...changes, ...leavings].sort((one, other) => other.day.localeCompare(one.day));
}

const byDay = (one: Row, other: Row): number => String(other.effective_from).localeCompare(String(one.effective_from));
