/** Every refusal: its code, its HTTP status. The sentence is `texts.problems[code]`. Everything else is a bug. */
export const problems = {
  not_signed_in: 401,
  login_incorrect: 422,
  wrong_password: 422,
  token_not_valid: 422,
  email_not_found: 422,
  not_allowed: 403,
  not_found: 404,
  unknown_path: 404,
  method_not_allowed: 405,
  stale: 409,
  taken: 409,
  in_use: 409,
  wrong_state: 409,
  repeat_in_flight: 409,
  repeat_differs: 422,
  last_administrator: 409,
  own_roles: 403,
  own_status: 403,
  own_account: 403,
  right_not_held: 403,
  role_two_is_alone: 422,
  role_is_fixed: 409,
  cycle: 422,
  too_deep: 422,
  invalid: 422,
  malformed: 400,
  too_large: 413,
  type_not_supported: 415,
  file_type_refused: 422,
  file_too_large: 422,
  picture_too_large: 422,
  quota_reached: 422,
  unknown_sort: 422,
  unknown_filter: 422,
  unknown_field: 422,
  unknown_model: 422,
  unknown_status: 422,
  too_many_requests: 429,
  too_many_rows: 422,
  unavailable: 503,
  busy: 503,
  bug: 500,
} as const;

export type ProblemCode = keyof typeof problems;

/** A field's complaint: code of `texts.checks` and what the sentence needs. */
export type Complaint = { code: string; [argument: string]: string | number };
export type Complaints = Record<string, Complaint[]>;

/**
 * What a named constraint of the database means to a person. The constraint's name reads as a sentence;
 * here it gets its code and the field it speaks of.
 */
export const constraints: Record<string, { problem: ProblemCode; field?: string; check?: string }> = {
  branches_name_is_unique: { problem: 'taken', field: 'name', check: 'taken' },
  branches_code_is_unique: { problem: 'taken', field: 'code', check: 'taken' },
  departments_name_is_unique_among_siblings: { problem: 'taken', field: 'name', check: 'taken' },
  departments_code_is_unique: { problem: 'taken', field: 'code', check: 'taken' },
  departments_form_no_cycle: { problem: 'cycle', field: 'parent_id', check: 'cycle' },
  departments_are_at_most_ten_deep: { problem: 'too_deep', field: 'parent_id', check: 'too_deep' },
  jobs_name_is_unique: { problem: 'taken', field: 'name', check: 'taken' },
  jobs_code_is_unique: { problem: 'taken', field: 'code', check: 'taken' },
  holiday_calendars_name_is_unique: { problem: 'taken', field: 'name', check: 'taken' },
  holidays_are_unique_per_day: { problem: 'taken', field: 'date', check: 'taken' },
  employees_work_email_is_unique: { problem: 'taken', field: 'work_email', check: 'taken' },
  employees_manager_chain_has_no_cycle: { problem: 'cycle', field: 'manager_id', check: 'cycle' },
  users_email_is_unique: { problem: 'taken', field: 'email', check: 'taken' },
  users_employee_is_unique: { problem: 'taken', field: 'employee_id', check: 'taken' },
  roles_name_is_unique: { problem: 'taken', field: 'name', check: 'taken' },
  employee_role_stands_alone: { problem: 'role_two_is_alone', field: 'roles', check: 'role_two_is_alone' },
  an_active_administrator_remains: { problem: 'last_administrator' },
  system_roles_stay: { problem: 'role_is_fixed' },
};
