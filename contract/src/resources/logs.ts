import { boolean, choice, document, integer, list, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { noted } from './change.ts';

/** The history: append-only, written by the audit of every change. */
export const logs = resource(
  'logs',
  {
    at: moment({ readonly: true, required: true }),
    actor_id: integer({ readonly: true }),
    actor_name: text({ readonly: true }),
    action: choice({
      options: [
        'create',
        'update',
        'delete',
        'status',
        'login',
        'login_failed',
        'logout',
        'export',
        'view_sensitive',
        'permission_change',
        'refused',
      ],
      readonly: true,
    }),
    model: text({ readonly: true }),
    model_id: integer({ readonly: true }),
    label: text({ dated: true, readonly: true }),
    /** Which fields changed; of several a list. */
    field: text({ computed: true }),
    /** The picture of who did it. */
    pic: text({ computed: true }),
    employee_id: reference('employees', { readonly: true }),
    changes: document({ readonly: true, holds: list(noted) }),
    via: choice({ options: ['web', 'job', 'command', 'import', 'mail', 'chain'], readonly: true }),
    ip: text({ readonly: true, tier: 'trace' }),
    user_agent: text({ readonly: true, tier: 'trace' }),
    request_id: text({ readonly: true }),
    hash: text({ readonly: true }),
    /** A deletion that its reader can take back. */
    restorable: boolean({ computed: true, long: true }),
  },
  {
    label: 'label',
    list: {
      table: [
        'at',
        'actor_name',
        'action',
        'model',
        'label',
        'changes',
        '-employee_id',
        '-via',
        '-ip',
        '-user_agent',
        '-request_id',
        '-hash',
      ],
      search: ['label', 'actor_name'],
      filters: ['at', 'actor_id', 'action', 'model', 'model_id', 'field', 'employee_id', 'via', 'request_id'],
      sort: ['at'],
      month: 'at',
      order: { by: 'at', dir: 'desc' },
      total: 'kept',
    },
    access: {
      risks: { view_trace: 'sensitive', export: 'sensitive' },
      grants: {
        everyone: { view: 'own' },
        hr_manager: { view: 'all' },
        department_manager: { view: 'department' },
        auditor: { export: 'all' },
      },
      owner: { employee: 'employee_id', user: 'actor_id' },
      tiers: { trace: { view: 'view_trace', update: 'view_trace' } },
    },
    life: {
      onPurge: 'retain',
      writes: [],
      ledger: true,
    },
  },
);
