import { choice, date, reference, required, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The target share of working time for clients, from a day on; the most specific target applies. */
export const billableTargets = resource(
  'billable-targets',
  {
    scope: choice({ options: ['company', 'department', 'job', 'employee'], initial: 'company', required: true }),
    department_id: reference('departments'),
    job_id: reference('jobs'),
    employee_id: reference('employees'),
    share_bp: share({ required: true, min: 0, max: 10_000 }),
    valid_from: date(required),
    note: text({ words: true, max: 200 }),
  },
  {
    label: 'valid_from',
    check: (target) =>
      Object.fromEntries(
        targets.flatMap((name): [string, string][] => {
          const isThere = target[name] !== null && target[name] !== undefined && target[name] !== '';
          if (name === `${String(target.scope)}_id`) return isThere ? [] : [[name, 'required']];
          return isThere ? [[name, 'not_for_scope']] : [];
        }),
      ),
    list: {
      table: ['scope', 'department_id', 'job_id', 'employee_id', 'share_bp', 'valid_from', 'note', '-created_at'],
      search: ['employee_id'],
      filters: ['scope', 'department_id', 'job_id', 'employee_id', 'valid_from'],
      sort: ['scope', 'share_bp', 'valid_from', 'created_at'],
      order: { by: 'valid_from', dir: 'desc' },
    },
    form: {
      rows: [['scope'], ['department_id', 'job_id'], ['employee_id'], ['share_bp', 'valid_from'], ['note']],
    },
    access: {
      grants: { hr_manager: 'all', hr_officer: { view: 'all' }, department_manager: { view: 'all' }, project_manager: { view: 'all' } },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['reports'],
      undoableDelete: true,
    },
  },
);

const targets = ['department_id', 'job_id', 'employee_id'] as const;
