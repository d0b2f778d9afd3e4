import { CoverageInput } from './coverage/coverage-input.tsx';

/** What a roster is asked for, wherever its form opens. */
export const rosterForm = {
  form: [['name', 'month'], ['department_id', 'branch_id'], ['planner_id'], ['coverage']],
  kinds: { coverage: { Input: CoverageInput } },
} as const;
