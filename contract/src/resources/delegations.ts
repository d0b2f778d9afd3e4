import { boolean, choice, date, reference, text } from '../fields.ts';
import { requestKinds } from '../request-kinds.ts';
import { resource } from '../resource.ts';

/** Delegates, the approvers they represent, and when. A delegate cannot decide on their own request either. */
export const delegations = resource(
  'delegations',
  {
    /** The represented employee: the caller's own by default. */
    employee_id: reference('employees', { required: true, carried: true }),
    delegate_id: reference('employees', { required: true }),
    from_date: date({ required: true }),
    to_date: date({ required: true }),
    /** Of this kind alone; of all where none is named. */
    model: choice({ options: requestKinds }),
    reason: text({ max: 200 }),
    /** Made from leave that names a substitute; it ends with it. */
    automatic: boolean({ computed: true }),
  },
  {
    label: 'from_date',
    check: ({ from_date, to_date }) =>
      typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {},
    list: {
      table: ['employee_id', 'delegate_id', 'from_date', 'to_date', 'model', 'reason', 'automatic'],
      search: ['employee_id', 'delegate_id'],
      filters: ['employee_id', 'delegate_id', 'from_date', 'to_date', 'model'],
      sort: ['from_date', 'to_date', 'created_at'],
      lasts: { from: 'from_date', to: 'to_date' },
      order: { by: 'from_date', dir: 'desc' },
      total: 'kept',
    },
    form: {
      rows: [['employee_id', 'delegate_id'], ['from_date', 'to_date'], ['model'], ['reason']],
    },
    access: {
      owner: { employee: 'employee_id' },
      alsoVisibleTo: 'delegate_id',
      grants: { everyone: { view: 'own', create: 'own', update: 'own', delete: 'own' }, hr_manager: 'all' },
    },
    life: {
      onPurge: 'erase',
      undoableDelete: true,
      touches: ['approvals'],
    },
  },
);
