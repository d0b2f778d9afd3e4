import { resource } from '../resource.ts';
import { employeeFields } from './employee-fields.ts';

export const employees = resource('employees', employeeFields, {
  label: 'name',
  check: ({ hire_date, contract_end, probation_end }) => ({
    ...(isBefore(contract_end, hire_date) ? { contract_end: 'before_hire' } : {}),
    ...(isBefore(probation_end, hire_date) ? { probation_end: 'before_hire' } : {}),
  }),
  list: {
    table: [
      'name',
      'employee_no',
      'department_id',
      'job_id',
      'branch_id',
      'manager_id',
      'hire_date',
      'status',
      '-preferred_name',
      '-work_email',
      '-work_phone',
      '-employment_type',
      '-fte',
      '-contract_end',
      '-probation_end',
      '-last_working_day',
      '-seniority_months',
      '-documents_expiring',
      '-device_user_code',
      '-reports_count',
    ],
    search: ['name', 'employee_no', 'work_email'],
    filters: [
      'department_id',
      'job_id',
      'branch_id',
      'manager_id',
      'status',
      'employment_type',
      'hire_date',
      'contract_end',
      'probation_end',
      'last_working_day',
    ],
    sort: ['name', 'employee_no', 'hire_date', 'status', 'contract_end', 'probation_end', 'last_working_day', 'created_at'],
    order: { by: 'name', dir: 'asc' },
    foundBy: { rank: 1, detail: ['job_id', 'department_id'], status: 'status', misspelled: true },
    total: { kind: 'status' },
  },
  form: {
    rows: [
      ['first_name', 'last_name'],
      ['middle_name', 'preferred_name'],
      ['name_order'],
      ['work_email', 'work_phone'],
      ['department_id', 'job_id'],
      ['branch_id', 'manager_id'],
      ['hire_date', 'employment_type'],
      ['fte', 'notice_days'],
      ['probation_end', 'contract_end'],
      ['holiday_calendar_id', 'timezone'],
      ['device_user_code', 'attendance_required', 'timecard_required'],
      ['birth_date', 'gender'],
      ['marital_status', 'nationality'],
      ['national_id'],
      ['passport_no', 'passport_expires_on'],
      ['personal_email', 'mobile'],
      ['address_line1', 'address_line2'],
      ['postal_code', 'city'],
      ['address_region', 'address_country'],
    ],
  },
  record: {
    disambiguator: 'employee_no',
    custom: true,
    media: { picture: { types: ['png', 'jpeg', 'webp'], maxBytes: 2 * 1024 * 1024, right: 'update_picture', single: true } },
  },
  access: {
    risks: {
      delete: 'sensitive',
      export: 'sensitive',
      view_personal: 'sensitive',
      update_personal: 'sensitive',
      view_pay: 'critical',
      update_pay: 'critical',
      terminate: 'sensitive',
      rehire: 'sensitive',
      import: 'sensitive',
      purge: 'critical',
    },
    grants: {
      everyone: {
        view_directory: 'all',
        view: 'own',
        view_personal: 'own',
        view_pay: 'own',
        edit_background: 'own',
        update_picture: 'own',
      },
      hr_manager: 'all',
      department_manager: { view: 'department', export: 'department' },
      payroll_officer: { view: 'all', view_pay: 'all', update_pay: 'all', export: 'all' },
      hr_officer: { '*': 'all', delete: null, purge: null },
      attendance_officer: { view: 'all' },
    },
    owner: { employee: 'id' },
    ownerMayNotEdit: {
      refusal: 'own_employment',
      fields: [
        'department_id',
        'job_id',
        'branch_id',
        'manager_id',
        'employment_type',
        'fte',
        'hire_date',
        'probation_end',
        'contract_end',
        'notice_days',
        'holiday_calendar_id',
        'attendance_required',
        'timecard_required',
      ],
    },
    seenBy: 'view_directory',
    tiers: {
      employment: { view: 'view', update: 'update' },
      personal: { view: 'view_personal', update: 'update_personal', guarded: true, is: 'personal' },
    },
    extraRights: [
      'view_pay',
      'update_pay',
      'edit_background',
      'terminate',
      'rehire',
      'import',
      'purge',
      'approve_changes',
      'update_picture',
    ],
  },
  life: {
    onPurge: 'anonymise',
    touches: ['employee-versions', 'departments', 'users'],
    status: {
      field: 'status',
      moves: {
        activate: { from: ['onboarding'], to: 'active', right: 'update', notByOwner: true },
        suspend: { from: ['active'], to: 'suspended', right: 'suspend', notByOwner: true, danger: true },
        reactivate: { from: ['suspended'], to: 'active', right: 'suspend', notByOwner: true },
      },
      refusals: { own: 'own_status' },
    },
  },
});

const isBefore = (day: unknown, other: unknown): boolean => typeof day === 'string' && typeof other === 'string' && day < other;

/** People to search among: all who have not left, including those who begin soon. */
export const stillHere = employees.fields.status.options.filter((status) => status !== 'terminated');

/** People counted in headcounts: all who have begun and have not left. */
export const atWork = stillHere.filter((status) => status !== 'onboarding');

/** Dated fields: a change applies from a day on, and the day before keeps its value. */
export const datedFields = ['department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte'] as const;
