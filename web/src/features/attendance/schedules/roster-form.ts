import { CoverageInput } from './coverage/coverage-input.tsx';

/** The form fields of a roster, shared by every page that opens its form. */
export const rosterForm = {
  rows: [['name', 'month'], ['department_id', 'branch_id'], ['planner_id'], ['coverage']],
} as const;

export const rosterKinds = { coverage: { Input: CoverageInput } } as const;
