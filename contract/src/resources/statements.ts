import { choice, currency, date, longText, minutes, moment, money, reference, references, required, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { reasonInput } from './decided-moves.ts';

const amount = money({ currency: 'currency', readonly: true, tier: 'money' });

/** A bill for a client: approved time and reached milestones, line by line, frozen as soon as it is issued. */
export const statements = resource(
  'statements',
  {
    /** Given when it is issued, so that drafts leave no gaps; a draft is called by its id. */
    number: text({ max: 20, readonly: true }),
    client_id: reference('clients', required),
    /** By default all of the client's that the caller may bill. */
    project_ids: references('projects', { through: 'statement_projects', here: 'statement_id', there: 'project_id' }),
    /** The manager, if all its projects have the same one. */
    manager_id: reference('employees', { readonly: true }),
    from_date: date(required),
    to_date: date(required),
    /** By default that of the client. */
    currency: currency({ required: true, carried: true }),
    status: choice({
      options: ['draft', 'reviewed', 'issued', 'cancelled'],
      tones: { draft: 'neutral', reviewed: 'blue', issued: 'green', cancelled: 'ended' },
      readonly: true,
    }),
    /** The client's reference for the order. */
    order_ref: text({ max: 60 }),
    note: longText({ max: 1000 }),
    /** The cancelled one that this corrects. */
    replaces_id: reference('statements'),
    total_minutes: minutes({ readonly: true }),
    full_amount: amount,
    written_down: amount,
    total: amount,
    prepared_by_id: reference('users', { readonly: true }),
    reviewed_by_id: reference('users', { readonly: true }),
    reviewed_at: moment({ readonly: true }),
    issued_by_id: reference('users', { readonly: true }),
    issued_at: moment({ readonly: true }),
    due_date: date({ readonly: true }),
    cancel_reason: text({ max: 500, readonly: true }),
    cancelled_at: moment({ readonly: true }),
    /** The seal over everything on it. */
    hash: text({ readonly: true }),
  },
  {
    label: 'number',
    check: ({ from_date, to_date }): Record<string, string> =>
      typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {},
    list: {
      table: [
        'number',
        'client_id',
        'from_date',
        'to_date',
        'status',
        'total_minutes',
        'total',
        'issued_at',
        '-project_ids',
        '-manager_id',
        '-written_down',
        '-full_amount',
        '-currency',
        '-due_date',
        '-order_ref',
        '-replaces_id',
        '-prepared_by_id',
        '-reviewed_by_id',
        '-created_at',
      ],
      search: ['number', 'order_ref'],
      filters: ['client_id', 'status', 'from_date', 'to_date', 'manager_id', 'currency', 'issued_at'],
      sort: ['number', 'from_date', 'to_date', 'status', 'total_minutes', 'total', 'issued_at', 'due_date', 'created_at'],
      order: { by: 'created_at', dir: 'desc' },
      lasts: { from: 'from_date', to: 'to_date' },
      total: 'kept',
    },
    form: {
      rows: [['client_id', 'project_ids'], ['from_date', 'to_date'], ['currency', 'order_ref'], ['replaces_id'], ['note']],
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      tiers: { money: { view: 'view_money', update: 'update' } },
      extraRights: ['configure'],
      risks: {
        view_money: 'sensitive',
        issue: 'critical',
        cancel: 'critical',
        review: 'sensitive',
        delete: 'sensitive',
        configure: 'critical',
      },
      grants: {
        project_manager: {
          view: 'own',
          view_money: 'own',
          create: 'own',
          update: 'own',
          delete: 'own',
          review: 'own',
          issue: 'own',
          cancel: 'own',
          export: 'own',
        },
        payroll_officer: 'all',
      },
    },
    life: {
      touches: ['project-milestones', 'tasks', 'projects'],
      status: {
        field: 'status',
        refusals: { own: 'own_statement' },
        moves: {
          review: { from: ['draft'], to: 'reviewed', right: 'review', stamps: 'reviewed_at' },
          reopen: { from: ['reviewed'], to: 'draft', right: 'update' },
          issue: { from: ['draft', 'reviewed'], to: 'issued', right: 'issue', danger: true, stamps: 'issued_at' },
          cancel: {
            from: ['draft', 'reviewed', 'issued'],
            to: 'cancelled',
            right: 'cancel',
            danger: true,
            input: reasonInput,
            into: { note: 'cancel_reason' },
            stamps: 'cancelled_at',
          },
        },
      },
    },
  },
);
