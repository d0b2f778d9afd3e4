import { call, whole } from '../call.ts';
import { boolean, choice, date, group, integer, list, named, record, required, selfOrId, text } from '../fields.ts';
import { bankAccounts } from '../resources/bank-accounts.ts';
import { dependents } from '../resources/dependents.ts';
import { educations } from '../resources/educations.ts';
import { emergencyContacts } from '../resources/emergency-contacts.ts';
import { employeeVersions } from '../resources/employee-versions.ts';
import { employees } from '../resources/employees.ts';
import { employmentPeriods } from '../resources/employment-periods.ts';
import { experiences } from '../resources/experiences.ts';
import { skills } from '../resources/skills.ts';

const tag = 'employees';

const pictured = { ...named, pic: text() } as const;
const count = integer(required);
const yes = boolean(required);

/** In calls that read, `:id` may be `self`. Fields that the caller may not see are absent. */
export const employeeProfile = call({
  method: 'GET',
  path: '/employees/:id/profile',
  params: { id: selfOrId },
  access: 'employees.view_directory',
  tag,
  summary: 'Get the profile of an employee',
  answer: {
    employee: record(employees, required),
    /** Nearest first. */
    manager_chain: list(pictured),
    reports: list({ ...pictured, job: text(required) }),
    zone: text(required),
    tabs: group(
      { employment: yes, personal: yes, pay: yes, documents: yes, leave: yes, attendance: yes, projects: yes, history: yes },
      required,
    ),
    /** Granted leave and trips that are not over, for readers of the person's leave. */
    absences: list(
      {
        kind: choice({ options: ['leave', 'travel'], required: true }),
        id: integer(required),
        title: text(required),
        from_date: date(required),
        to_date: date(required),
      },
      { optional: true },
    ),
    versions: list(record(employeeVersions), { optional: true }),
    periods: list(record(employmentPeriods), { optional: true }),
    skills: list(record(skills), { optional: true }),
    account: group({ id: integer(required), email: text(required), status: text(required) }, { optional: true }),
    documents: group({ waiting: count, expiring: count }, { required: true, optional: true }),
  },
});

export const samePerson = call({
  method: 'POST',
  path: '/employees/same-person',
  access: 'employees.create',
  tag,
  repeats: true,
  summary: 'Find employees by name and birth date, among those whose personal data you can view; matches are logged',
  body: { first_name: employees.fields.first_name, last_name: employees.fields.last_name, birth_date: date(required) },
  answer: whole({ data: list({ id: integer(required), name: text(required), employee_no: text(required) }) }),
  touches: [],
});

export const employeePersonal = call({
  method: 'GET',
  path: '/employees/:id/personal',
  params: { id: selfOrId },
  access: 'employees.view_personal',
  tag,
  summary: 'Get the personal data of an employee; viewing another person’s is logged',
  answer: {
    employee: record(employees, required),
    emergency_contacts: list(record(emergencyContacts)),
    dependents: list(record(dependents)),
    educations: list(record(educations)),
    experiences: list(record(experiences)),
  },
});

export const employeePay = call({
  method: 'GET',
  path: '/employees/:id/pay',
  params: { id: selfOrId },
  access: 'employees.view_pay',
  tag,
  summary: 'Get the bank accounts of an employee; viewing another person’s is logged',
  answer: { bank_accounts: list(record(bankAccounts)) },
});

export const employeeAsOf = call({
  method: 'GET',
  path: '/employees/:id/as-of',
  params: { id: selfOrId },
  access: 'employees.view',
  tag,
  summary: 'Get the employment of an employee on a date, or null if not employed',
  query: { date: date({ required: true }) },
  answer: record(employeeVersions),
});
