import { choice, currency, date, money, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A step of a project with its own price. Its owner is the project's manager. */
export const projectMilestones = resource(
  'project-milestones',
  {
    project_id: reference('projects', required),
    manager_id: reference('employees', { readonly: true }),
    name: text({ required: true, min: 2, max: 150 }),
    due_date: date(),
    amount: money({ currency: 'currency', required: true, tier: 'money' }),
    /** By default that of the project. */
    currency: currency({ required: true, carried: true }),
    status: choice({
      options: ['planned', 'reached', 'billed'],
      tones: { planned: 'neutral', reached: 'amber', billed: 'green' },
      readonly: true,
    }),
    reached_on: date({ readonly: true }),
  },
  {
    label: 'name',
    check: ({ amount }): Record<string, string> => (typeof amount === 'number' && amount <= 0 ? { amount: 'not_positive' } : {}),
    list: {
      table: ['project_id', 'name', 'due_date', 'amount', 'status', 'reached_on', '-currency', '-manager_id'],
      search: ['name'],
      filters: ['project_id', 'status', 'due_date', 'manager_id'],
      sort: ['due_date', 'name', 'status', 'amount', 'reached_on', 'created_at'],
      order: { by: 'due_date', dir: 'asc' },
      total: 'kept',
    },
    form: {
      rows: [['project_id'], ['name', 'due_date'], ['amount', 'currency']],
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      tiers: { money: { view: 'view_money', update: 'update' } },
      risks: { view_money: 'sensitive' },
      grants: {
        project_manager: { view: 'own', view_money: 'own', create: 'own', update: 'own', delete: 'own', export: 'own' },
        department_manager: { view: 'department' },
        payroll_officer: 'all',
      },
    },
    life: {
      touches: ['statements', 'projects'],
      status: {
        field: 'status',
        moves: {
          reach: { from: ['planned'], to: 'reached', right: 'update', input: { reached_on: date(required) } },
          take_back: { from: ['reached'], to: 'planned', right: 'update' },
        },
      },
    },
  },
);
