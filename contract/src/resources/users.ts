import { choice, email, moment, reference, references, text, timezone } from '../fields.ts';
import { languages } from '../languages.ts';
import { resource } from '../resource.ts';

export const users = resource(
  'users',
  {
    first_name: text({ required: true, min: 1, max: 60 }),
    last_name: text({ max: 60 }),
    name: text({ readonly: true }),
    email: email({ required: true, min: 3, max: 50 }),
    roles: references('roles', { required: true, through: 'user_roles', here: 'user_id', there: 'role_id' }),
    employee_id: reference('employees'),
    occupation: text({ computed: true }),
    pic: text({ computed: true }),
    locale: choice({ options: languages, initial: 'en' }),
    timezone: timezone(),
    status: choice({
      options: ['unconfirmed', 'invited', 'active', 'suspended'],
      tones: { unconfirmed: 'amber', invited: 'blue', active: 'green', suspended: 'amber' },
      readonly: true,
    }),
    /** Whether the person reads their own pay: payroll confirms accounts that were opened without the right to see it. */
    pay_access: choice({
      options: ['open', 'unproven', 'held'],
      tones: { open: 'neutral', unproven: 'amber', held: 'amber' },
      readonly: true,
    }),
    last_login_at: moment({ readonly: true }),
  },
  {
    label: 'name',
    list: {
      table: [
        'name',
        'email',
        'roles',
        'employee_id',
        'status',
        'last_login_at',
        '-pay_access',
        '-occupation',
        '-locale',
        '-timezone',
        '-created_at',
      ],
      search: ['name', 'email'],
      filters: ['roles', 'status', 'pay_access', 'employee_id', 'locale', 'last_login_at'],
      sort: ['name', 'email', 'status', 'last_login_at', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 8, detail: ['email'], status: 'status' },
      total: 'kept',
    },
    form: {
      rows: [['employee_id'], ['first_name', 'last_name'], ['email'], ['roles'], ['locale', 'timezone']],
    },
    record: {
      media: { picture: { types: ['png', 'jpeg', 'webp'], maxBytes: 2 * 1024 * 1024, single: true, right: 'update_picture' } },
    },
    access: {
      risks: { suspend: 'sensitive', reset_password: 'critical', assign_roles: 'critical' },
      grants: {
        everyone: { view: 'own', update_picture: 'own' },
        hr_manager: { view: 'all', create: 'all', suspend: 'all' },
        hr_officer: { view: 'all' },
        payroll_officer: { view: 'all' },
      },
      owner: { employee: 'employee_id', user: 'id' },
      extraRights: ['reset_password', 'assign_roles', 'update_picture'],
    },
    life: {
      onPurge: 'erase',
      touches: ['employees'],
      status: {
        field: 'status',
        moves: {
          suspend: { from: ['active', 'invited'], to: 'suspended', right: 'suspend', notByOwner: true, danger: true },
          /** An account of a person with pay, opened without the right to see it. */
          confirm: { from: ['unconfirmed'], to: 'invited', right: 'employees.view_pay', notByOwner: true },
          reactivate: { from: ['suspended'], to: 'active', right: 'suspend', notByOwner: true },
        },
        refusals: { own: 'own_status' },
      },
    },
  },
);
