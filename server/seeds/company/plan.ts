import type { Day } from '@cadre/rules/calendar';

/** A company before it is written: people, departments, jobs and places are named by their position in their list. */
export type DepartmentPlan = {
  name: string;
  code: string;
  parent: number | null;
  color: string;
  min_staffing: number | null;
  /** The base department whose work it does. */
  kind: number;
  head: number | null;
  deputy: number | null;
};

export type EmploymentType = 'full_time' | 'part_time' | 'contractor' | 'intern' | 'temporary';
export type EmployeeStatus = 'onboarding' | 'active' | 'on_notice' | 'suspended' | 'terminated';

export type EmployeePlan = {
  first_name: string;
  last_name: string;
  work_email: string;
  work_phone: string;
  department: number;
  job: number;
  place: number;
  /** Always a position before one's own. */
  manager: number | null;
  status: EmployeeStatus;
  hire_date: Day;
  employment_type: EmploymentType;
  fte: number;
  created_at: string;
  locale: string;
};

export type UserPlan = {
  employee: number;
  email: string;
  status: 'invited' | 'active' | 'suspended';
  role: number;
  locale: string;
  created_at: string;
  last_login_at: string | null;
};

export type CompanyPlan = { departments: DepartmentPlan[]; employees: EmployeePlan[]; users: UserPlan[] };
