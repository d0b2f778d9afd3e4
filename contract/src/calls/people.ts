import { call } from '../call.ts';
import { boolean, choice, date, integer, reference, references, text } from '../fields.ts';
import { employees } from '../resources/employees.ts';

const { employment_type, fte, termination_reason } = employees.fields;
const tag = 'employees';

/** In the calls that read, `:id` may be `self`. */
export const employeeProfile = call({ method: 'GET', path: '/employees/:id/profile', access: 'employees.view_directory', tag });
export const employeePersonal = call({ method: 'GET', path: '/employees/:id/personal', access: 'employees.view_personal', tag });
export const employeePay = call({ method: 'GET', path: '/employees/:id/pay', access: 'employees.view_pay', tag });

export const employeeAsOf = call({
  method: 'GET',
  path: '/employees/:id/as-of',
  access: 'employees.view',
  tag,
  query: { date: date({ required: true }) },
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

export type TimelineEntry = {
  [K in TimelineKind]: {
    /** Names the entry within the timeline. */
    key: string;
    at: string;
    kind: K;
    event: TimelineEvents[K];
    /** What it is about: a title, a number, a summary. */
    title: string | null;
    actor_name: string | null;
    /** Names of the fields that changed, to be told by their labels. */
    fields: string[];
    link: string | null;
  };
}[TimelineKind];

/** Newest first; `next_before` of one page opens the next. */
export const employeeTimeline = call({
  method: 'GET',
  path: '/employees/:id/timeline',
  access: 'employees.view',
  tag,
  query: { before: text({ max: 80 }), kind: choice({ options: timelineKinds }) },
});

/** What a termination would bring about, told before it is done. */
export const leavingEffects = call({
  method: 'GET',
  path: '/employees/:id/leaving',
  access: 'employees.terminate',
  tag,
  query: { last_working_day: date({ required: true }) },
});

export type LeavingEffect = {
  kind: 'account' | 'reports' | 'headships' | 'future_changes' | 'document_requests' | 'change_requests' | 'notice';
  count?: number;
  names?: string[];
  /** Until when somebody is on notice. */
  day?: string;
  /** Who takes over unless a successor is named. */
  to?: { id: number; name: string } | null;
};

export const terminate = call({
  method: 'POST',
  path: '/employees/:id/terminate',
  access: 'employees.terminate',
  tag,
  body: {
    last_working_day: date({ required: true }),
    termination_reason: choice({ options: termination_reason.options, required: true }),
    note: text({ max: 500 }),
    successor_id: reference('employees'),
    version: integer({ min: 1 }),
  },
});

export const withdrawNotice = call({ method: 'POST', path: '/employees/:id/withdraw-notice', access: 'employees.terminate', tag });

export const rehire = call({
  method: 'POST',
  path: '/employees/:id/rehire',
  access: 'employees.rehire',
  tag,
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
});

export const mostInBulk = 500;

/** What may be given to many at once; `employee_ids` stands beside them. */
export const bulkFields = {
  effective_from: date({ required: true }),
  department_id: reference('departments'),
  job_id: reference('jobs'),
  branch_id: reference('branches'),
  /** `null` takes the manager away; left out, everybody keeps theirs. */
  manager_id: reference('employees'),
  employment_type: choice({ options: employment_type.options }),
  fte: integer({ min: fte.min, max: fte.max }),
  note: text({ max: 200 }),
  dry_run: boolean(),
} as const;

/** One change of employment for many people, all or nothing. */
export const bulkVersions = call({
  method: 'POST',
  path: '/employee-versions/bulk',
  access: 'employees.update',
  tag: 'employee-versions',
  body: {
    employee_ids: references('employees', { required: true, through: 'employee_versions', here: 'id', there: 'employee_id' }),
    ...bulkFields,
  },
});

export type BulkOutcome = {
  /** Only what changes; references also by name, as everywhere. */
  changed: { employee_id: number; name: string; before: Record<string, unknown>; after: Record<string, unknown> }[];
  refused: { employee_id: number; name: string | null; error: string }[];
};
