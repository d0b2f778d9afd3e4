import { demoAccounts } from '../demo-accounts.ts';
import { jobs } from './jobs.ts';
import { leaders } from './leaders.ts';
import type { DepartmentPlan, EmployeePlan, UserPlan } from './plan.ts';
import type { Timeline } from './timeline.ts';

const employeeRole = 2;
const departmentManager = 4;
const hrOfficer = 6;
const attendanceOfficer = 8;
const rolesOfJobs: Record<string, number> = { PAY: 5, PM: 7 };

/** In a small company one in four of the staff has an account; in a large one all have. */
const largeCompany = 100;
const everyFourth = 4;

export function planUsers(people: EmployeePlan[], departments: DepartmentPlan[], timeline: Timeline): UserPlan[] {
  const heads = new Set(departments.map(({ head }) => head));
  let officers = 0;

  return people.flatMap((person, employee): UserPlan[] => {
    const staff = employee - leaders.length;
    if (staff >= 0 && people.length <= largeCompany && staff % everyFourth !== 0) return [];
    const status = statusOf(person, staff);
    return [
      {
        employee,
        email: person.work_email,
        status,
        role: leaders[employee]?.role ?? roleOf(person, employee),
        locale: person.locale,
        created_at: person.created_at,
        last_login_at: status === 'invited' ? null : timeline.recently(isDemoAccount(person) ? 3 : 14),
      },
    ];
  });

  function roleOf(person: EmployeePlan, employee: number): number {
    if (heads.has(employee)) return departmentManager;
    const { code } = jobs[person.job] as { code: string };
    if (code !== 'HRO') return rolesOfJobs[code] ?? employeeRole;
    officers += 1;
    return officers % 2 ? hrOfficer : attendanceOfficer;
  }
}

/** Former and suspended employees cannot sign in; newcomers, and a few who never accepted, are still invited. */
function statusOf({ status }: EmployeePlan, staff: number): UserPlan['status'] {
  if (status === 'terminated' || status === 'suspended') return 'suspended';
  return status === 'onboarding' || staff % 44 === 40 ? 'invited' : 'active';
}

const isDemoAccount = ({ work_email }: EmployeePlan): boolean => demoAccounts.some(({ email }) => email === work_email);
