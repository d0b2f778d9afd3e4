import { sealText } from '../../src/crud/access/sealed.ts';
import type { Seal } from '../../src/platform/access/seal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { EmployeePlan } from '../company/plan.ts';
import type { FilePlan } from '../files/plan-file.ts';
import { insertRows } from './insert-rows.ts';

type Ids = { employeeIds: number[]; departmentIds: number[]; jobIds: number[]; branchIds: number[] };

export async function writePeople(
  tx: Transaction,
  people: EmployeePlan[],
  files: FilePlan[],
  ids: Ids,
  seal: Seal,
  done: (rows: number) => void,
): Promise<void> {
  await insertRows(
    tx,
    'employees',
    { ...ofEverybody, ...ofTheFile },
    people.map(({ department, job, place, manager, locale: _, ...columns }, number) => ({
      ...columns,
      ...sealed(files[number]?.personal ?? {}, seal),
      id: ids.employeeIds[number],
      department_id: ids.departmentIds[department],
      job_id: ids.jobIds[job],
      branch_id: ids.branchIds[place],
      manager_id: manager === null ? null : ids.employeeIds[manager],
      updated_at: columns.created_at,
    })),
    done,
  );
}

const ofEverybody = {
  id: 'int',
  first_name: 'text',
  last_name: 'text',
  work_email: 'text',
  work_phone: 'text',
  department_id: 'int',
  job_id: 'int',
  branch_id: 'int',
  manager_id: 'int',
  status: 'text',
  hire_date: 'date',
  employment_type: 'text',
  fte: 'int',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

const ofTheFile = {
  probation_end: 'date',
  contract_end: 'date',
  notice_days: 'int',
  last_working_day: 'date',
  termination_reason: 'text',
  device_user_code: 'text',
  birth_date: 'date',
  gender: 'text',
  marital_status: 'text',
  nationality: 'text',
  national_id: 'text',
  passport_no: 'text',
  passport_expires_on: 'date',
  personal_email: 'text',
  mobile: 'text',
  address_line1: 'text',
  address_line2: 'text',
  city: 'text',
  address_region: 'text',
  postal_code: 'text',
  address_country: 'text',
} as const;

type Personal = FilePlan['personal'];

const sealed = (personal: Personal, seal: Seal) => ({
  ...(personal as { [K in keyof typeof ofTheFile]: unknown }),
  national_id: closed(seal, 'employees.national_id', personal.national_id),
  passport_no: closed(seal, 'employees.passport_no', personal.passport_no),
});

export const closed = (seal: Seal, purpose: string, text: unknown): string | null =>
  typeof text === 'string' ? sealText(seal, purpose, text) : null;
