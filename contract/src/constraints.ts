import type { ProblemCode } from './problems.ts';
import type { Resource } from './resource.ts';
import { resources } from './resources/index.ts';

/** What a named constraint of the database means to a person. */
export type Meaning = {
  problem: ProblemCode;
  field?: string;
  check?: string;
  /** The key of a sentence that says more than the problem's own, where the refusal tells what it needs. */
  says?: 'cycle_on';
};

/**
 * A constraint's name reads as a sentence about its table: `branches_name_is_unique` says that the name is taken,
 * `shifts_kind_is_known` that the kind is not valid. What does not read so stands in `particular`.
 */
export function meaningOf(constraint: string): Meaning | undefined {
  return Object.hasOwn(particular, constraint) ? particular[constraint] : meaningByName(constraint);
}

function meaningByName(constraint: string): Meaning | undefined {
  for (const resource of Object.values<Resource>(resources)) {
    const table = `${resource.name.replaceAll('-', '_')}_`;
    if (!constraint.startsWith(table)) continue;
    const [, stem = '', claim] = /^(\w+?)_is_(unique|known)/.exec(constraint.slice(table.length)) ?? [];
    const field = [stem, `${stem}_id`].find((name) => Object.hasOwn(resource.fields, name));
    if (field && claim === 'unique') return { problem: 'taken', field, check: 'taken' };
    if (field && claim === 'known') return { problem: 'invalid', field, check: 'not_valid' };
  }
  return undefined;
}

export const particular: Readonly<Record<string, Meaning>> = {
  departments_form_no_cycle: { problem: 'cycle', field: 'parent_id', check: 'cycle' },
  departments_are_at_most_ten_deep: { problem: 'too_deep', field: 'parent_id', check: 'too_deep' },
  holidays_are_unique_per_day: { problem: 'taken', field: 'date', check: 'taken' },
  employees_manager_chain_has_no_cycle: { problem: 'cycle', field: 'manager_id', check: 'cycle_on', says: 'cycle_on' },
  employees_device_code_is_unique: { problem: 'taken', field: 'device_user_code', check: 'taken' },
  employees_contract_ends_after_hiring: { problem: 'invalid', field: 'contract_end', check: 'before_hire' },
  employees_probation_ends_after_hiring: { problem: 'invalid', field: 'probation_end', check: 'before_hire' },
  employment_periods_do_not_overlap: { problem: 'taken', field: 'hire_date', check: 'taken' },
  employment_periods_end_after_start: { problem: 'invalid', field: 'last_working_day', check: 'before_hire' },
  employee_versions_start_once_a_day: { problem: 'taken', field: 'effective_from', check: 'taken' },
  employee_versions_keep_the_first: { problem: 'first_version_stays', field: 'effective_from', check: 'outside_employment' },
  employee_versions_lie_within_employment: { problem: 'invalid', field: 'effective_from', check: 'outside_employment' },
  skills_are_named_once: { problem: 'taken', field: 'name', check: 'taken' },
  bank_accounts_belong_to_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  bank_accounts_have_one_primary: { problem: 'taken', field: 'is_primary', check: 'taken' },
  forms_are_for_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  compensations_belong_to_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  allowances_belong_to_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  bonuses_belong_to_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  deductions_belong_to_an_employee: { problem: 'invalid', field: 'employee_id', check: 'missing_reference' },
  allowances_are_for_a_department: { problem: 'invalid', field: 'department_id', check: 'missing_reference' },
  allowances_are_for_a_job: { problem: 'invalid', field: 'job_id', check: 'missing_reference' },
  allowances_are_for_a_branch: { problem: 'invalid', field: 'branch_id', check: 'missing_reference' },
  deductions_are_for_a_department: { problem: 'invalid', field: 'department_id', check: 'missing_reference' },
  deductions_are_for_a_job: { problem: 'invalid', field: 'job_id', check: 'missing_reference' },
  deductions_are_for_a_branch: { problem: 'invalid', field: 'branch_id', check: 'missing_reference' },
  pay_components_belong_to_a_branch: { problem: 'invalid', field: 'branch_id', check: 'missing_reference' },
  pay_policies_belong_to_a_branch: { problem: 'invalid', field: 'branch_id', check: 'missing_reference' },
  forms_stay_as_issued: { problem: 'wrong_state' },
  shifts_ask_for_hours_when_flexible: { problem: 'invalid', field: 'required_minutes', check: 'required_when_flexible' },
  shifts_pause_between_two_spans: { problem: 'invalid', field: 'pause_start', check: 'pause_outside_shift' },
  shifts_are_longer_than_their_break: { problem: 'invalid', field: 'break_minutes', check: 'break_fills_shift' },
  leave_days_do_not_overlap: { problem: 'leave_overlaps', field: 'from_date', check: 'overlapping' },
  leaves_end_after_they_begin: { problem: 'invalid', field: 'to_date', check: 'before_start' },
  leaves_are_not_endless: { problem: 'invalid', field: 'to_date', check: 'leave_endless' },
  leaves_have_both_times: { problem: 'invalid', field: 'to_time', check: 'times_need_both' },
  leaves_of_hours_are_of_one_day: { problem: 'invalid', field: 'to_date', check: 'hours_of_one_day' },
  leaves_halve_their_ends: { problem: 'invalid', field: 'to_slot', check: 'slots_differ' },
  leave_days_meet_no_travel: { problem: 'leave_meets_travel', field: 'from_date', check: 'overlapping' },
  shift_swaps_give_a_shift_once: { problem: 'invalid', field: 'from_date', check: 'swap_waiting' },
  shift_swaps_take_a_shift_once: { problem: 'invalid', field: 'to_date', check: 'swap_waiting' },
  travels_do_not_overlap: { problem: 'invalid', field: 'start_date', check: 'overlapping' },
  travels_meet_no_leave: { problem: 'invalid', field: 'start_date', check: 'overlapping' },
  travels_end_after_they_begin: { problem: 'invalid', field: 'end_date', check: 'before_start' },
  travels_are_not_endless: { problem: 'invalid', field: 'end_date', check: 'leave_endless' },
  excuses_do_not_overlap: { problem: 'excuse_overlaps', field: 'from_time', check: 'overlapping' },
  excuses_correct_a_punch_once: { problem: 'excuse_overlaps', field: 'missing_action', check: 'overlapping' },
  excuses_say_when: { problem: 'invalid', field: 'from_time', check: 'required' },
  allowances_have_one_target: { problem: 'invalid', field: 'employee_id', check: 'one_pay_target' },
  allowances_have_an_amount_or_a_rate: { problem: 'invalid', field: 'amount', check: 'amount_or_rate' },
  allowances_have_a_currency: { problem: 'invalid', field: 'currency', check: 'required' },
  allowances_say_when: { problem: 'invalid', field: 'month', check: 'not_valid' },
  allowances_end_after_they_begin: { problem: 'invalid', field: 'end_month', check: 'before_first_month' },
  allowances_amount_is_positive: { problem: 'invalid', field: 'amount', check: 'not_positive' },
  allowances_stay_as_paid: { problem: 'pay_item_used' },
  allowances_end_after_they_were_paid: { problem: 'ends_before_paid', field: 'end_month', check: 'not_valid' },
  bonuses_have_an_amount_or_a_rate: { problem: 'invalid', field: 'amount', check: 'amount_or_rate' },
  bonuses_have_a_currency: { problem: 'invalid', field: 'currency', check: 'required' },
  bonuses_say_when: { problem: 'invalid', field: 'month', check: 'not_valid' },
  bonuses_end_after_they_begin: { problem: 'invalid', field: 'end_month', check: 'before_first_month' },
  bonuses_amount_is_positive: { problem: 'invalid', field: 'amount', check: 'not_positive' },
  bonuses_stay_as_paid: { problem: 'pay_item_used' },
  bonuses_end_after_they_were_paid: { problem: 'ends_before_paid', field: 'end_month', check: 'not_valid' },
  deductions_have_one_target: { problem: 'invalid', field: 'employee_id', check: 'one_pay_target' },
  deductions_have_an_amount_or_a_rate: { problem: 'invalid', field: 'amount', check: 'amount_or_rate' },
  deductions_have_a_currency: { problem: 'invalid', field: 'currency', check: 'required' },
  deductions_say_when: { problem: 'invalid', field: 'month', check: 'not_valid' },
  deductions_end_after_they_begin: { problem: 'invalid', field: 'end_month', check: 'before_first_month' },
  deductions_amount_is_positive: { problem: 'invalid', field: 'amount', check: 'not_positive' },
  deductions_stay_as_paid: { problem: 'pay_item_used' },
  deductions_end_after_they_were_paid: { problem: 'ends_before_paid', field: 'end_month', check: 'not_valid' },
  deductions_pay_back_by_one_person: { problem: 'invalid', field: 'employee_id', check: 'required' },
  compensations_begin_once_a_day: { problem: 'invalid', field: 'effective_from', check: 'salary_on_that_day' },
  compensations_amount_is_positive: { problem: 'invalid', field: 'amount', check: 'not_positive' },
  compensations_stay_as_paid: { problem: 'salary_used' },
  compensations_stay_as_approved: { problem: 'salary_decided' },
  pay_components_end_after_they_begin: { problem: 'invalid', field: 'valid_to', check: 'before_first_month' },
  attendance_configs_say_what_is_deducted: { problem: 'invalid', field: 'excuse_leave_category_id', check: 'required' },
  leave_categories_limit_what_is_limited: { problem: 'invalid', field: 'carry_over_max', check: 'required' },
  leave_categories_say_when_it_lapses: { problem: 'invalid', field: 'carry_over_expiry', check: 'not_valid' },
  week_schedules_have_one_default: { problem: 'taken', field: 'is_default', check: 'taken' },
  week_schedules_name_all_their_weeks: { problem: 'invalid', field: 'days', check: 'wrong_days' },
  week_schedules_begin_on_a_monday: { problem: 'invalid', field: 'anchor_date', check: 'not_a_monday' },
  schedule_assignments_have_one_target: { problem: 'invalid', field: 'employee_id', check: 'one_target' },
  schedule_assignments_end_after_start: { problem: 'invalid', field: 'to_date', check: 'before_start' },
  schedule_assignments_of_an_employee_do_not_overlap: { problem: 'taken', field: 'from_date', check: 'overlapping' },
  schedule_assignments_of_a_department_do_not_overlap: { problem: 'taken', field: 'from_date', check: 'overlapping' },
  schedule_assignments_of_a_branch_do_not_overlap: { problem: 'taken', field: 'from_date', check: 'overlapping' },
  roster_entries_are_published_once: { problem: 'published_twice' },
  roster_entries_lie_within_the_month: { problem: 'invalid', field: 'entries', check: 'not_valid' },
  attendance_configs_start_once_a_day: { problem: 'taken', field: 'valid_from', check: 'taken' },
  attendance_configs_keep_the_first: { problem: 'settings_must_stay' },
  devices_serial_is_unique: { problem: 'taken', field: 'serial_no', check: 'taken' },
  devices_serial_is_plain: { problem: 'invalid', field: 'serial_no', check: 'not_valid' },
  devices_token_is_unique: { problem: 'taken' },
  employee_role_stands_alone: { problem: 'role_two_is_alone', field: 'roles', check: 'role_two_is_alone' },
  an_active_administrator_remains: { problem: 'last_administrator' },
  salaries_stay_as_paid: { problem: 'payslip_is_final' },
  payrolls_pay_a_branch: { problem: 'invalid', field: 'branch_id', check: 'missing_reference' },
  payrolls_pay_a_department: { problem: 'invalid', field: 'department_id', check: 'missing_reference' },
  time_cards_stay_as_submitted: { problem: 'week_is_submitted' },
  tasks_keep_what_was_approved: { problem: 'task_is_approved' },
  tasks_on_a_statement_stay: { problem: 'task_is_billed' },
  tasks_fit_a_day: { problem: 'day_is_full', field: 'minutes', check: 'day_is_full' },
  tasks_minutes_are_of_a_day: { problem: 'invalid', field: 'minutes', check: 'not_valid' },
  closed_months_stay: { problem: 'month_is_closed' },
  payrolls_stay_closed: { problem: 'payslip_is_final' },
  projects_end_after_they_begin: { problem: 'invalid', field: 'end_date', check: 'before_start' },
  projects_bill_nothing_internal: { problem: 'invalid', field: 'billable', check: 'internal_not_billable' },
  project_members_end_after_they_begin: { problem: 'invalid', field: 'to_date', check: 'before_start' },
  project_members_do_not_overlap: { problem: 'taken', field: 'employee_id', check: 'overlapping' },
  project_tasks_are_due_after_they_begin: { problem: 'invalid', field: 'due_date', check: 'before_start' },
  project_tasks_form_no_cycle: { problem: 'cycle', field: 'parent_id', check: 'cycle' },
  project_tasks_are_at_most_three_deep: { problem: 'invalid', field: 'parent_id', check: 'three_levels' },
  project_tasks_stand_in_one_project: { problem: 'invalid', field: 'parent_id', check: 'not_valid' },
  billable_targets_begin_once: { problem: 'taken', field: 'valid_from', check: 'overlapping' },
  rates_do_not_overlap: { problem: 'taken', field: 'valid_from', check: 'overlapping' },
  rates_end_after_they_begin: { problem: 'invalid', field: 'valid_to', check: 'before_start' },
  statements_stay_as_issued: { problem: 'statement_is_final' },
  statements_end_after_they_begin: { problem: 'invalid', field: 'to_date', check: 'before_start' },
  statements_are_replaced_once: { problem: 'taken', field: 'replaces_id', check: 'taken' },
  statement_lines_bill_a_row_once: { problem: 'already_on_statement' },
  statement_lines_bill_a_milestone_once: { problem: 'already_on_statement' },
  project_milestones_amount_is_positive: { problem: 'invalid', field: 'amount', check: 'not_positive' },
  project_milestones_stay_as_billed: { problem: 'milestone_is_billed' },
  proposals_stay_as_sent: { problem: 'proposal_was_sent' },
  proposal_revisions_stay: { problem: 'proposal_was_sent' },
  proposals_end_after_they_begin: { problem: 'invalid', field: 'expected_end', check: 'before_start' },
  proposal_lines_are_for_a_department: { problem: 'in_use' },
  projects_come_from_a_proposal_once: { problem: 'wrong_state' },
  system_roles_stay: { problem: 'role_is_fixed' },
};
