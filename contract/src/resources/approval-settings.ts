import { autoActions } from '@cadre/rules/approvals/automatic';
import { approverKinds, rejectionNotes } from '../approval-models.ts';
import { boolean, choice, currency, integer, reference, text } from '../fields.ts';
import { requestFacts } from '../request-facts.ts';
import { requestKinds } from '../request-kinds.ts';
import { resource } from '../resource.ts';

/**
 * One level of one chain: its approvers, and the requests and people it covers. It is never changed; requests stay in the chain they started with.
 */
export const approvalSettings = resource(
  'approval-settings',
  {
    model: choice({ options: requestKinds, required: true }),
    level: integer({ required: true, min: 1, max: 9 }),
    /** The scope of the chain: the company unless one of these is set. Only the most specific chain applies. */
    branch_id: reference('branches'),
    department_id: reference('departments'),
    job_id: reference('jobs'),
    employee_id: reference('employees'),
    approver_kind: choice({ options: approverKinds, initial: 'manager', required: true }),
    role_id: reference('roles'),
    user_id: reference('users'),
    mode: choice({ options: ['any', 'all'], initial: 'any' }),
    /** The level is skipped unless the request meets this condition. */
    condition_field: choice({ options: requestFacts }),
    condition_op: choice({ options: ['gt', 'gte', 'lt', 'lte', 'eq', 'in'] }),
    condition_value: text({ words: false, max: 200 }),
    /** Currency of a limit on money; by default the company's. Amounts in another currency always need this level. */
    condition_currency: currency(),
    /** How to handle a level whose approver is the requester. */
    self_rule: choice({ options: ['escalate', 'skip'], initial: 'escalate' }),
    remind_after_days: integer({ min: 0, max: 60 }),
    escalate_after_days: integer({ min: 0, max: 60 }),
    /** Its people are notified and decide nothing; the request continues immediately. */
    notify_only: boolean(),
    /** The action of the level if its approvers have not decided within these working days; they are warned a day before. */
    auto_action: choice({ options: autoActions, initial: 'none' }),
    auto_after_days: integer({ min: 1, max: 60 }),
    /** Whether a rejection at this level needs a note: only in the application, always, or never. */
    rejection_note: choice({ options: rejectionNotes, initial: 'expected' }),
    /** Why the level has no one who could decide, if so. */
    warning: choice({
      options: [
        'role_is_empty',
        'user_is_blocked',
        'no_heads',
        'no_branch_heads',
        'no_projects',
        'condition_never_holds',
        'level_missing',
        'lacks_right',
      ],
      tones: {
        role_is_empty: 'amber',
        user_is_blocked: 'amber',
        no_heads: 'amber',
        no_branch_heads: 'amber',
        no_projects: 'amber',
        condition_never_holds: 'amber',
        level_missing: 'amber',
        lacks_right: 'amber',
      },
      computed: true,
    }),
  },
  {
    label: 'model',
    check: ({ approver_kind, role_id, user_id, branch_id, department_id, job_id, employee_id, ...rest }) => {
      const targets = Object.entries({ branch_id, department_id, job_id, employee_id }).filter(([, id]) => Boolean(id));
      const { condition_field, condition_op, condition_value, notify_only, auto_action, auto_after_days } = rest;
      const acts = Boolean(auto_action) && auto_action !== 'none';
      const condition = Object.entries({ condition_field, condition_op, condition_value });
      const isPartial = condition.some(([, said]) => Boolean(said));
      return {
        ...(approver_kind === 'role' && !role_id ? { role_id: 'required' } : {}),
        ...(approver_kind !== 'role' && role_id ? { role_id: 'not_valid' } : {}),
        ...(approver_kind === 'user' && !user_id ? { user_id: 'required' } : {}),
        ...(approver_kind !== 'user' && user_id ? { user_id: 'not_valid' } : {}),
        ...Object.fromEntries(targets.slice(1).map(([name]) => [name, 'one_chain_target'])),
        ...(acts && !auto_after_days ? { auto_after_days: 'required' } : {}),
        ...(!acts && auto_after_days ? { auto_after_days: 'not_valid' } : {}),
        ...(acts && notify_only ? { auto_action: 'not_valid' } : {}),
        ...(isPartial ? Object.fromEntries(condition.filter(([, said]) => !said).map(([name]) => [name, 'required'])) : {}),
      };
    },
    list: {
      table: [
        'model',
        'level',
        'approver_kind',
        'role_id',
        'user_id',
        'mode',
        'branch_id',
        'department_id',
        'job_id',
        'employee_id',
        'warning',
        '-condition_field',
        '-condition_op',
        '-condition_value',
        '-condition_currency',
        '-notify_only',
        '-auto_action',
        '-auto_after_days',
        '-rejection_note',
      ],
      search: ['employee_id'],
      filters: ['model', 'level', 'approver_kind', 'branch_id', 'department_id', 'job_id', 'employee_id', 'role_id', 'user_id'],
      sort: ['model', 'level', 'created_at'],
      order: { by: 'created_at', dir: 'asc' },
      ownLists: true,
      total: 'kept',
    },
    form: {
      rows: [
        ['model', 'level'],
        ['approver_kind', 'mode'],
        ['role_id', 'user_id'],
        ['branch_id', 'department_id'],
        ['job_id', 'employee_id'],
        ['condition_field', 'condition_op', 'condition_value', 'condition_currency'],
        ['self_rule', 'remind_after_days', 'escalate_after_days'],
        ['notify_only', 'auto_action', 'auto_after_days', 'rejection_note'],
      ],
    },
    access: {
      risks: { create: 'sensitive', delete: 'sensitive' },
      grants: { hr_manager: 'all', hr_officer: { view: 'all' }, department_manager: { view: 'all' } },
    },
    life: {
      onPurge: 'retain',
      writes: ['create', 'delete'],
    },
  },
);
