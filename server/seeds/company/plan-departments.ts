import { baseDepartments, departmentNumbers, growing } from './departments.ts';
import type { DepartmentPlan } from './plan.ts';

const peoplePerDepartment = 40;

/** The eight departments, and below them numbered teams according to the size. */
export function planDepartments(employees: number): DepartmentPlan[] {
  const base = baseDepartments.map(({ name, code, parent, color, min_staffing }, kind): DepartmentPlan => {
    const above = parent === null ? null : (departmentNumbers.get(parent) ?? null);
    return { name, code, parent: above, color, min_staffing, kind, head: null, deputy: null };
  });
  const teams = Math.max(0, Math.round(employees / peoplePerDepartment) - base.length);
  return [...base, ...Array.from({ length: teams }, (_, number) => planTeam(base, number))];
}

function planTeam(base: DepartmentPlan[], number: number): DepartmentPlan {
  const kind = departmentNumbers.get(growing[number % growing.length] ?? 'TEC') ?? 0;
  const above = base[kind] as DepartmentPlan;
  const label = String(number + 1).padStart(2, '0');
  return { ...above, name: `${above.name} ${label}`, code: `${above.code}-${label}`, parent: kind, kind };
}
