import { type AnswerOf, call, type DataOf, whole } from '../call.ts';
import { boolean, choice, date, group, integer, list, moment, named, optionally, record, reference, required, text } from '../fields.ts';
import { bankAccounts } from '../resources/bank-accounts.ts';
import { dependents } from '../resources/dependents.ts';
import { educations } from '../resources/educations.ts';
import { emergencyContacts } from '../resources/emergency-contacts.ts';
import { employeeVersions } from '../resources/employee-versions.ts';
import { employees } from '../resources/employees.ts';
import { employmentPeriods } from '../resources/employment-periods.ts';
import { experiences } from '../resources/experiences.ts';
import { skills } from '../resources/skills.ts';

const { employment_type, fte, termination_reason } = employees.fields;
const tag = 'employees';

const pictured = { ...named, pic: text() } as const;
const count = integer(required);
const yes = boolean(required);

/** In the calls that read, `:id` may be `self`. What the asker may not know is absent. */
export const employeeProfile = call({
  method: 'GET',
  path: '/employees/:id/profile',
  access: 'employees.view_directory',
  tag,
  summary: 'The first page about a person',
  answer: {
    employee: record(employees, required),
    /** Nearest first. */
    manager_chain: list(pictured),
    reports: list({ ...pictured, job: text(required) }),
    zone: text(required),
    tabs: group({ employment: yes, personal: yes, pay: yes, documents: yes, history: yes }, required),
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
  summary: 'Who has this name and birth date, among those whose personal data you can view; a match is on record as a view',
  body: { first_name: employees.fields.first_name, last_name: employees.fields.last_name, birth_date: date(required) },
  answer: whole({ data: list({ id: integer(required), name: text(required), employee_no: text(required) }) }),
  touches: [],
});

export const employeePersonal = call({
  method: 'GET',
  path: '/employees/:id/personal',
  access: 'employees.view_personal',
  tag,
  summary: 'Personal data of one person; looking at another’s is on record',
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
  access: 'employees.view_pay',
  tag,
  summary: 'Bank accounts of one person; looking at another’s is on record',
  answer: { bank_accounts: list(record(bankAccounts)) },
});

export const employeeAsOf = call({
  method: 'GET',
  path: '/employees/:id/as-of',
  access: 'employees.view',
  tag,
  summary: 'Where somebody worked on a day; null where they did not',
  query: { date: date({ required: true }) },
  answer: record(employeeVersions),
});

export const timelineKinds = ['employment', 'document', 'form', 'change_request', 'profile', 'sign_in', 'viewed'] as const;
type TimelineKind = (typeof timelineKinds)[number];

/** What happened within each kind; the sentence is `texts.people.timeline[kind_event]`. */
export type TimelineEvents = {
  employment: 'hired' | 'left' | 'changed';
  document: 'requested' | 'added' | 'accepted' | 'rejected' | 'expired';
  form: 'issued' | 'accepted' | 'declined' | 'withdrawn';
  change_request: 'asked' | 'approved' | 'rejected' | 'withdrawn';
  profile: 'created' | 'changed' | 'deleted' | 'exported';
  sign_in: 'login' | 'login_failed';
  viewed: 'personal' | 'pay';
};

/** Newest first; `next_before` of one page opens the next. */
export const employeeTimeline = call({
  method: 'GET',
  path: '/employees/:id/timeline',
  access: 'employees.view',
  tag,
  summary: 'What happened to somebody, newest first',
  query: { before: text({ max: 80 }), kind: choice({ options: timelineKinds }) },
  answer: whole({
    data: list({
      /** Names the entry within the timeline. */
      key: text(required),
      at: moment(required),
      kind: choice({ options: timelineKinds, required: true }),
      event: text(required),
      /** What it is about: a title, a number, a summary. */
      title: text(),
      actor_name: text(),
      /** Names of the fields that changed, to be told by their labels. */
      fields: list(text()),
      link: text(),
    }),
    meta: group({ next_before: text() }, required),
  }),
});

type ToldEntry = AnswerOf<typeof employeeTimeline>['data'][number];
export type TimelineEntry = {
  [K in TimelineKind]: Omit<ToldEntry, 'kind' | 'event'> & { kind: K; event: TimelineEvents[K] };
}[TimelineKind];

const sometimes = { required: true, optional: true } as const;

/** What a termination would bring about, told before it is done. */
export const leavingEffects = call({
  method: 'GET',
  path: '/employees/:id/leaving',
  access: 'employees.terminate',
  tag,
  summary: 'What a termination would bring about',
  query: { last_working_day: date({ required: true }) },
  answer: {
    effects: list({
      kind: choice({
        options: ['account', 'reports', 'headships', 'future_changes', 'document_requests', 'change_requests', 'punches', 'notice'],
        required: true,
      }),
      count: integer(sometimes),
      names: list(text(), { optional: true }),
      /** Until when somebody is on notice. */
      day: date(sometimes),
      /** Who takes over unless a successor is named. */
      to: group(named, { optional: true }),
    }),
  },
});
export type LeavingEffect = DataOf<typeof leavingEffects>['effects'][number];

/** Whoever leaves or comes back changes accounts, heads and lists of people. */
const touches = ['employees', 'employee-versions', 'employment-periods', 'users', 'departments', 'documents', 'change-requests'] as const;

export const terminate = call({
  method: 'POST',
  path: '/employees/:id/terminate',
  access: 'employees.terminate',
  tag,
  summary: 'End an employment on its last working day',
  body: {
    last_working_day: date({ required: true }),
    termination_reason: choice({ options: termination_reason.options, required: true }),
    note: text({ max: 500 }),
    successor_id: reference('employees'),
    version: integer({ min: 1 }),
  },
  answer: record(employees, required),
  touches,
});

export const correctLeaving = call({
  method: 'PUT',
  path: '/employees/:id/leaving',
  access: 'employees.terminate',
  tag,
  summary: 'Correct the last working day of somebody who is on notice or has left',
  body: {
    last_working_day: date({ required: true }),
    termination_reason: choice({ options: termination_reason.options }),
    /** `null` names nobody; left out, the successor stays. */
    successor_id: reference('employees'),
    /** Where they are still here on the corrected day. */
    restore_account: boolean(),
    version: integer({ min: 1 }),
  },
  answer: record(employees, required),
  touches,
});

export const withdrawNotice = call({
  method: 'POST',
  path: '/employees/:id/withdraw-notice',
  access: 'employees.terminate',
  tag,
  summary: 'Withdraw a notice, or undo a leaving that has already happened',
  body: { restore_account: boolean() },
  answer: record(employees, required),
  touches,
});

export const rehire = call({
  method: 'POST',
  path: '/employees/:id/rehire',
  access: 'employees.rehire',
  tag,
  summary: 'Hire somebody again who has left',
  body: {
    hire_date: date({ required: true }),
    department_id: reference('departments', { required: true }),
    job_id: reference('jobs', { required: true }),
    branch_id: reference('branches', { required: true }),
    manager_id: reference('employees'),
    employment_type: choice({ options: employment_type.options, required: true }),
    fte: integer({ min: fte.min, max: fte.max }),
    restore_account: boolean(),
  },
  answer: record(employees, required),
  touches,
});

export const mostInBulk = 500;

/** What a change of employment may name; what is left out stays as it is. */
const wishedTerms = {
  department_id: reference('departments'),
  job_id: reference('jobs'),
  branch_id: reference('branches'),
  /** `null` takes the manager away; left out, it stays. */
  manager_id: reference('employees'),
  employment_type: choice({ options: employment_type.options }),
  fte: integer({ min: fte.min, max: fte.max }),
  note: text({ max: 200 }),
} as const;

/** What may be given to many at once; `employee_ids` stands beside them. */
export const bulkFields = {
  effective_from: date({ required: true }),
  ...wishedTerms,
  dry_run: boolean(),
} as const;

/** Only what changes; references also by name, as everywhere. */
const dated = group(
  optionally({
    department_id: integer(required),
    department: group(named, required),
    job_id: integer(required),
    job: group(named, required),
    branch_id: integer(required),
    branch: group(named, required),
    manager_id: integer(),
    manager: group(named),
    employment_type: choice({ options: employment_type.options, required: true }),
    fte: integer(required),
  }),
  required,
);

/** A later day on which something changes anyway: what stays as it was entered for it, and what the change before it makes different. */
const laterDay = { effective_from: date(required), stays: dated, becomes: dated } as const;

/** All or nothing. */
export const bulkVersions = call({
  method: 'POST',
  path: '/employee-versions/bulk',
  access: 'employees.update',
  tag: 'employee-versions',
  summary: 'Change the employment of many people from a day on',
  body: { employee_ids: list(reference('employees'), { required: true, max: mostInBulk }), ...bulkFields },
  answer: {
    changed: list({ employee_id: integer(required), name: text(required), before: dated, after: dated, later: list(laterDay) }),
    refused: list({ employee_id: integer(required), name: text(), error: text(required) }),
  },
  touches: ['employees', 'employee-versions', 'departments'],
});
export type BulkOutcome = DataOf<typeof bulkVersions>;
export type LaterDay = BulkOutcome['changed'][number]['later'][number];

/** How it is on a day with the change and without, and on the days after it. */
const course = { effective_from: date(required), before: dated, after: dated, later: list(laterDay) } as const;

/** As it would be sent: a new change, one that is edited (`id`), or one that is removed (`id` and `remove`). Nothing is saved. */
export const previewVersion = call({
  method: 'POST',
  path: '/employee-versions/preview',
  access: 'employees.update',
  tag: 'employee-versions',
  summary: 'What a change of employment would bring about, on its day and later',
  body: {
    id: integer({ min: 1 }),
    remove: boolean(),
    employee_id: reference('employees'),
    effective_from: date(),
    ...wishedTerms,
  },
  answer: course,
  touches: [],
});

/** A corrected day of hiring moves the beginning; changes up to it become part of it. */
export const hireDateEffects = call({
  method: 'GET',
  path: '/employees/:id/hire-date',
  access: 'employees.update',
  tag,
  summary: 'What a corrected hire date would bring about',
  query: { hire_date: date({ required: true }) },
  answer: {
    ...course,
    /** Changes that the new beginning takes up. */
    taken_up: list({ effective_from: date(required), changes: dated }),
  },
});
