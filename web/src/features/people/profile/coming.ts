import type { Row } from '../../../fields/kind.ts';

export type Coming = { day: string; kind: 'hire' | 'probation' | 'contract' | 'last_day' } | { day: string; kind: 'version'; version: Row };

const dated = [
  ['hire_date', 'hire'],
  ['probation_end', 'probation'],
  ['contract_end', 'contract'],
  ['last_working_day', 'last_day'],
] as const;

/** What lies ahead of somebody, the next first. Nothing does after they left. */
export function comingFor({ employee, versions = [] }: { employee: Row; versions?: readonly Row[] }, today: string): Coming[] {
  if (employee.status === 'terminated') return [];
  const days = dated.flatMap(([field, kind]): Coming[] => {
    const day = employee[field];
    return typeof day === 'string' && day >= today ? [{ day, kind }] : [];
  });
  const changes = versions
    .filter((version) => String(version.effective_from) > today && version.effective_from !== employee.hire_date)
    .map((version): Coming => ({ day: String(version.effective_from), kind: 'version', version }));
  return [...days, ...changes].sort((one, other) => (one.day < other.day ? -1 : 1));
}
