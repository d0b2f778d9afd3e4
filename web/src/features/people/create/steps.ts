export const steps = ['person', 'employment', 'access', 'review'] as const;
export type Step = (typeof steps)[number];

type Rows = readonly (readonly string[])[];

/** The fields of each step; personal fields that can wait are in a collapsed section. */
export const stepRows: Record<'person' | 'more' | 'employment', Rows> = {
  person: [
    ['first_name', 'last_name'],
    ['middle_name', 'preferred_name'],
    ['work_email', 'work_phone'],
  ],
  more: [
    ['name_order'],
    ['birth_date', 'gender'],
    ['marital_status', 'nationality'],
    ['personal_email', 'mobile'],
    ['address_line1', 'address_line2'],
    ['postal_code', 'city'],
    ['address_region', 'address_country'],
  ],
  employment: [
    ['hire_date', 'employment_type'],
    ['department_id', 'job_id'],
    ['branch_id', 'manager_id'],
    ['fte', 'notice_days'],
    ['probation_end', 'contract_end'],
    ['holiday_calendar_id', 'timezone'],
    ['device_user_code'],
    ['attendance_required', 'timecard_required'],
  ],
};

/** The step of a field, to return to it after the server refuses its value. */
export const stepOf = (field: string): Step => (stepRows.employment.flat().includes(field) ? 'employment' : 'person');

export const stepAfter = (step: Step, by: 1 | -1): Step => steps[steps.indexOf(step) + by] ?? step;
