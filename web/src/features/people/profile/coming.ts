import type { Row } from '../../../fields/kind.ts';
import type { Profile } from './profile.ts';

type Absence = NonNullable<Profile['absences']>[number];

export type Coming =
  | { day: string; kind: 'hire' | 'probation' | 'contract' | 'last_day' }
  | { day: string; kind: 'version'; version: Row }
  | { day: string; kind: 'absence'; absence: Absence };

const dated = [
  ['hire_date', 'hire'],
  ['probation_end', 'probation'],
  ['contract_end', 'contract'],
  ['last_working_day', 'last_day'],
] as const;

type Ahead = { employee: Row; versions?: readonly Row[] | undefined; absences?: readonly Absence[] | undefined };

/** An employee's upcoming events, the next one first; none after termination. */
export function comingFor({ employee, versions = [], absences = [] }: Ahead, today: string): Coming[] {
  if (employee.status === 'terminated') return [];
  const days = dated.flatMap(([field, kind]): Coming[] => {
    const day = employee[field];
    return typeof day === 'string' && day >= today ? [{ day, kind }] : [];
  });
  const changes = versions
    .filter((version) => String(version.effective_from) > today && version.effective_from !== employee.hire_date)
    .map((version): Coming => ({ day: String(version.effective_from), kind: 'version', version }));
  const away = absences.map((absence): Coming => ({ day: absence.from_date, kind: 'absence', absence }));
  return [...days, ...changes, ...away].sort((one, other) => (one.day < other.day ? -1 : 1));
}
