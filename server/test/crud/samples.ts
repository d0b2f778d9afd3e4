import type { Field } from '@cadre/contract/fields';
import { isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';

/** The last number used; no two samples of a run share one, so that unique fields never collide. */
let last = 0;
const next = (): number => {
  last += 1;
  return last;
};

const today = new Date().toISOString().slice(0, 10);
/** A working day, because an excuse is possible on no other. */
const monday = addDays(today, 15 - weekdayOf(today));

/** A valid record made from the declaration alone. `lookup` finds the id of some record to refer to. */
export function sampleOf(resource: Resource, lookup: (resource: string) => number): Record<string, unknown> {
  const entries = Object.entries(resource.fields).filter(
    ([, field]) => isWritable(field) && (field.required || ['text', 'boolean', 'integer'].includes(field.kind)),
  );
  const sample = {
    ...Object.fromEntries(entries.map(([name, field]) => [name, sampleValue(field, lookup)])),
    ...particulars[resource.name]?.(lookup),
  };
  return Object.fromEntries(Object.entries(sample).filter(([, value]) => value !== undefined));
}

/** Values that the rules of a resource require, beyond its declaration. */
const particulars: Record<string, (lookup: (resource: string) => number) => Record<string, unknown>> = {
  'week-schedules': (lookup) => ({
    cycle_weeks: 1,
    anchor_date: '2026-01-05',
    days: { weeks: [[lookup('shifts'), null, null, null, null, null, null]] },
  }),
  'schedule-assignments': (lookup) => {
    const day = sampleValue({ kind: 'date' }, lookup);
    return { employee_id: lookup('employees'), from_date: day, to_date: day };
  },
  // Optional, so that records of other tests do not need it.
  'custom-fields': () => ({ required: false }),
  'approval-settings': () => ({ condition_value: null, auto_action: 'none', auto_after_days: undefined }),
  'leave-blackouts': () => ({ from_date: '2030-03-01', to_date: '2030-03-02' }),
  delegations: () => ({ employee_id: undefined, from_date: '2030-03-01', to_date: '2030-03-02' }),
  // Next to other accounts, one without an amount or a share receives pay only as the primary one.
  'bank-accounts': () => ({ is_primary: true }),
  shifts: () => ({ code: next().toString(36) }),
  leaves: (lookup) => ({ employee_id: lookup('employees'), from_date: monday, to_date: monday, as_draft: true }),
  excuses: (lookup) => ({
    employee_id: lookup('employees'),
    date: monday,
    type: 'late_arrival',
    from_time: '09:00',
    to_time: '09:30',
    as_draft: true,
  }),
  // Over, so that it can be completed.
  travels: (lookup) => {
    const day = addDays(today, -10);
    return { employee_id: lookup('employees'), start_date: day, end_date: day, as_draft: true };
  },
  compensations: (lookup) => ({ employee_id: lookup('employees'), note: 'As agreed' }),
  allowances: () => payItem,
  bonuses: () => payItem,
  deductions: () => ({ ...payItem, installments: undefined, rest_month: undefined }),
  'pay-components': () => ({ calculation: 'percent', rate_bp: 500, valid_to: undefined, base_component_id: undefined }),
  'pay-openings': (lookup) => ({
    gross_pay: 9000,
    pay_component_id: lookup('pay-components'),
    withheld: 900,
    employer_share: undefined,
    currency: 'EUR',
  }),
  'cost-shares': () => ({ share_bp: 500, valid_to: undefined }),
  'exchange-rates': () => ({ from_currency: 'EUR', to_currency: 'USD' }),
  'pay-policies': (lookup) => ({ branch_id: lookup('branches'), weekly_minutes: 2400 }),
  // All employees are employed in this month, and in no other run of it.
  payrolls: () => {
    const number = next();
    return { month: `${2030 + (number % 60)}-${String(1 + (Math.floor(number / 60) % 12)).padStart(2, '0')}` };
  },
  'project-members': (lookup) => {
    const day = sampleValue({ kind: 'date' }, lookup);
    return { project_id: lookup('projects'), employee_id: lookup('employees'), from_date: day, to_date: day };
  },
  bookings: (lookup) => ({
    employee_id: lookup('employees'),
    project_task_id: undefined,
    from_date: '2029-03-05',
    to_date: '2029-03-09',
    minutes_per_day: 240,
    weekdays: [1, 2],
  }),
  'project-tasks': () => ({ position: undefined }),
  'retainer-terms': () => ({ included_minutes: 600, fee: 500, carry_months: 1 }),
  statements: () => ({ from_date: '2030-03-01', to_date: '2030-03-31' }),
  proposals: (lookup) => ({ expected_end: undefined, lines: [{ department_id: lookup('departments'), minutes: 60, rate: 100 }] }),
  tasks: (lookup) => ({ employee_id: lookup('employees'), date: new Date().toISOString().slice(0, 10), description: 'A workshop' }),
  rates: (lookup) => {
    const day = sampleValue({ kind: 'date' }, lookup);
    return { kind: 'bill', scope: 'employee', employee_id: lookup('employees'), valid_from: day, valid_to: day, note: 'As agreed' };
  },
  'leave-categories': () => ({ code: `c${next()}`, starts_on: '2026-01-01' }),
};

const payItem = {
  kind: 'fixed',
  amount: 50,
  currency: 'EUR',
  recurrence: 'monthly',
  month: undefined,
  start_month: '2010-01',
  end_month: undefined,
  less_unpaid_leave: undefined,
};

const patterned = {
  phone: (number: number) => `+34 600 ${100_000 + number}`,
  code: (number: number) => `s${number}`,
  slug: (number: number) => `s${number}`,
  key: (number: number) => `s${number}`,
  iban: () => 'DE89 3704 0044 0532 0130 00',
  bic: () => 'DEUTDEFF500',
  month: (number: number) => `20${10 + (number % 80)}-05`,
  networks: () => '192.0.2.0/24',
};

export function sampleValue(field: Field, lookup: (resource: string) => number): unknown {
  const number = next();
  switch (field.kind) {
    case 'text':
      return field.pattern ? patterned[field.pattern](number) : `Sample ${number}`;
    case 'long_text':
      return `Words about sample ${number}`;
    case 'email':
      return `sample${number}@example.com`;
    case 'password':
      return `a sample of a password ${number}`;
    case 'integer':
    case 'minutes':
    case 'share':
      return (field.min ?? 0) + (number % 3);
    case 'money':
      return 1000 + number;
    case 'boolean':
      return true;
    case 'date':
      return `2030-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')}`;
    case 'moment':
      return '2030-01-15 09:30';
    case 'time':
      return `${String(8 + (number % 4)).padStart(2, '0')}:30`;
    case 'color':
      return '#0b7a4b';
    case 'country':
      return 'ES';
    case 'timezone':
      return 'Europe/Madrid';
    case 'currency':
      return 'EUR';
    case 'choice':
      return field.initial ?? field.options[0];
    case 'reference':
      return lookup(field.to);
    case 'references':
      return [lookup(field.to)];
    case 'grants':
      return [{ name: 'branches.view', scope: 'all' }];
    case 'answers':
    case 'map':
      return {};
    case 'decimal':
      return number + 0.5;
    case 'scalar':
      return number;
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sampleValue(inner, lookup)]));
    case 'list':
      return [sampleValue(field.of, lookup)];
    case 'record':
    case 'either':
    case 'shape':
    case 'document':
      throw new Error('Only the server writes documents.');
  }
}
