import { choice, currency, date, longText, minutes, money, reference } from '../fields.ts';
import { resource } from '../resource.ts';

/** The price or the cost of an hour, by dates; the most specific one applies. */
export const rates = resource(
  'rates',
  {
    kind: choice({ options: ['bill', 'cost'], initial: 'bill', tones: { bill: 'green', cost: 'amber' }, required: true }),
    scope: choice({
      options: ['company', 'department', 'job', 'employee', 'client', 'project', 'project_department', 'project_member', 'project_task'],
      initial: 'company',
      required: true,
    }),
    department_id: reference('departments'),
    job_id: reference('jobs'),
    employee_id: reference('employees'),
    client_id: reference('clients'),
    project_id: reference('projects'),
    project_task_id: reference('project-tasks'),
    /** Of an hour. */
    amount: money({ currency: 'currency', required: true }),
    currency: currency({ required: true }),
    /** For rates of a proposal: the total for all of the time, including the discount, which is billed exactly. */
    sold_amount: money({ currency: 'currency', readonly: true }),
    sold_minutes: minutes({ readonly: true }),
    valid_from: date({ required: true }),
    valid_to: date(),
    note: longText({ words: true, max: 500 }),
  },
  {
    label: 'valid_from',
    check: (rate) => {
      const needed = needs[String(rate.scope)] ?? [];
      return Object.fromEntries(
        targets.flatMap((name): [string, string][] => {
          const isThere = rate[name] !== null && rate[name] !== undefined && rate[name] !== '';
          if (needed.includes(name)) return isThere ? [] : [[name, 'required']];
          // A task already implies its project.
          return isThere && !(name === 'project_id' && rate.scope === 'project_task') ? [[name, 'not_for_scope']] : [];
        }),
      );
    },
    list: {
      table: [
        'scope',
        'kind',
        'amount',
        'valid_from',
        'valid_to',
        '-department_id',
        '-job_id',
        '-employee_id',
        '-client_id',
        '-project_id',
        '-project_task_id',
        '-currency',
        '-sold_amount',
        '-sold_minutes',
        '-created_at',
      ],
      search: ['employee_id'],
      filters: ['kind', 'scope', 'department_id', 'job_id', 'employee_id', 'client_id', 'project_id', 'currency', 'valid_from'],
      sort: ['kind', 'scope', 'amount', 'valid_from', 'valid_to', 'created_at'],
      order: { by: 'valid_from', dir: 'desc' },
    },
    form: {
      rows: [
        ['kind', 'scope'],
        ['department_id', 'job_id'],
        ['employee_id', 'client_id'],
        ['project_id', 'project_task_id'],
        ['amount', 'currency'],
        ['valid_from', 'valid_to'],
        ['note'],
      ],
    },
    access: {
      extraRights: ['rerate'],
      tiers: { pay: { view: 'view_cost', update: 'update_cost', is: 'pay' } },
      tierOfRows: { field: 'kind', tiers: { cost: 'pay' } },
      risks: {
        view: 'sensitive',
        create: 'sensitive',
        update: 'sensitive',
        delete: 'sensitive',
        view_cost: 'critical',
        update_cost: 'critical',
        rerate: 'critical',
      },
      grants: {
        project_manager: { view: 'all', create: 'all', update: 'all' },
        department_manager: { view: 'all' },
        payroll_officer: { '*': 'all', view_cost: 'all', update_cost: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
    },
  },
);

/** The fields each scope needs. */
const needs: Readonly<Record<string, readonly string[]>> = {
  department: ['department_id'],
  job: ['job_id'],
  employee: ['employee_id'],
  client: ['client_id'],
  project: ['project_id'],
  project_department: ['project_id', 'department_id'],
  project_member: ['project_id', 'employee_id'],
  project_task: ['project_task_id'],
};
const targets = ['department_id', 'job_id', 'employee_id', 'client_id', 'project_id', 'project_task_id'] as const;
