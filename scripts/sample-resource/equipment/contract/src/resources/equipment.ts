import { choice, date, decimal, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

export const equipment = resource(
  'equipment',
  {
    name: text({ words: false, required: true, min: 2, max: 80 }),
    serial_no: text({ words: false, required: true, max: 40, pattern: 'code' }),
    kind: choice({
      options: ['laptop', 'phone', 'car'],
      tones: { laptop: 'blue', phone: 'green', car: 'amber' },
      initial: 'laptop',
      required: true,
    }),
    bought_on: date(),
    price: decimal({ min: 0, max: 1_000_000 }),
    employee_id: reference('employees'),
  },
  {
    label: 'name',
    list: {
      table: ['name', 'serial_no', 'kind', 'employee_id', 'bought_on', 'price'],
      search: ['employee_id', 'name', 'serial_no'],
      filters: ['kind', 'employee_id', 'bought_on'],
      sort: ['name', 'serial_no', 'bought_on', 'price', 'created_at'],
      order: { by: 'name', dir: 'asc' },
      foundBy: { rank: 12, detail: ['serial_no'] },
    },
    form: {
      rows: [
        ['name', 'serial_no'],
        ['kind', 'employee_id'],
        ['bought_on', 'price'],
      ],
    },
    access: {
      owner: { employee: 'employee_id' },
      grants: { everyone: { view: 'own' }, hr_manager: 'all' },
    },
    life: { onPurge: 'retain' },
  },
);
