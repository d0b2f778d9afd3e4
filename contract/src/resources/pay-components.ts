import { currencyDigits, toMinor } from '@cadre/rules/money';
import { boolean, choice, currency, decimal, integer, list, money, reference, share, text } from '../fields.ts';
import type { Found } from '../problems.ts';
import { resource } from '../resource.ts';

/** Each part of the base up to a limit has its rate; the last has no limit. Limits are in whole units of the currency. */
const bracket = { up_to: decimal({ min: 0.01, max: 1_000_000_000 }), rate_bp: share({ min: 0, max: 10_000, required: true }) } as const;

/** The declaration of a tax or a contribution: its base, its rates and its first day. */
export const payComponents = resource(
  'pay-components',
  {
    code: text({ required: true, max: 20, pattern: 'code' }),
    name: text({ required: true, min: 2, max: 80 }),
    kind: choice({ options: ['tax', 'social', 'other'], initial: 'tax', required: true }),
    calculation: choice({ options: ['percent', 'brackets', 'fixed'], initial: 'percent', required: true }),
    base: choice({ options: ['basic', 'gross', 'taxable', 'component'], initial: 'gross', required: true }),
    /** The component that this one is a share of, for example the tax for a surcharge. */
    base_component_id: reference('pay-components'),
    /** On the pay of a month, or on the tax year so far less the amounts already withheld in it. */
    period: choice({ options: ['month', 'year', 'year_by_month'], initial: 'month' }),
    rate_bp: share({ min: 0, max: 10_000 }),
    employer_rate_bp: share({ min: 0, max: 100_000 }),
    amount: money({ currency: 'currency' }),
    currency: currency({ required: true }),
    floor: money({ currency: 'currency' }),
    ceiling: money({ currency: 'currency' }),
    /** The base of each month counts until the tax year has reached this. */
    yearly_ceiling: money({ currency: 'currency' }),
    brackets: list(bracket, { max: 30 }),
    /** For people of this class alone; each class has its own table. */
    tax_class: text({ max: 10, pattern: 'code' }),
    /** The person's tax allowance, and an amount for each of their children, are subtracted from the base. */
    uses_allowance: boolean(),
    child_allowance: money({ currency: 'currency' }),
    branch_id: reference('branches'),
    valid_from: text({ required: true, pattern: 'month' }),
    valid_to: text({ pattern: 'month' }),
    is_example: boolean(),
    account: text({ max: 40, pattern: 'code' }),
    employer_account: text({ max: 40, pattern: 'code' }),
    /** Where the employer's share is booked, instead of where the employee is. */
    cost_center_id: reference('cost-centers'),
    position: integer({ min: 1, max: 1000 }),
    status: choice({
      options: ['draft', 'active', 'retired'],
      tones: { draft: 'neutral', active: 'green', retired: 'ended' },
      readonly: true,
    }),
  },
  {
    label: 'name',
    check: complaintAboutComponent,
    list: {
      table: [
        'code',
        'name',
        'kind',
        'calculation',
        'rate_bp',
        'branch_id',
        'valid_from',
        'valid_to',
        'status',
        'is_example',
        '-employer_rate_bp',
        '-base',
        '-amount',
        '-floor',
        '-ceiling',
        '-yearly_ceiling',
        '-tax_class',
        '-uses_allowance',
        '-child_allowance',
        '-period',
        '-base_component_id',
        '-position',
        '-account',
        '-employer_account',
        '-cost_center_id',
      ],
      search: ['code', 'name'],
      filters: ['kind', 'calculation', 'cost_center_id', 'period', 'base_component_id', 'tax_class', 'branch_id', 'status', 'is_example'],
      sort: ['code', 'name', 'kind', 'position', 'valid_from', 'status', 'created_at'],
      order: { by: 'position', dir: 'asc' },
    },
    form: {
      rows: [
        ['name', 'code'],
        ['kind', 'branch_id'],
        ['calculation', 'base'],
        ['base_component_id', 'period'],
        ['rate_bp', 'employer_rate_bp'],
        ['amount', 'currency'],
        ['brackets'],
        ['floor', 'ceiling'],
        ['yearly_ceiling', 'tax_class'],
        ['uses_allowance', 'child_allowance'],
        ['valid_from', 'valid_to'],
        ['account', 'employer_account'],
        ['cost_center_id', 'position'],
        ['is_example'],
      ],
      clone: { rename: 'name', without: ['is_example'] },
      example: {
        code: 'HEALTH',
        name: 'Health insurance',
        kind: 'social',
        calculation: 'percent',
        base: 'gross',
        rate_bp: 730,
        currency: 'EUR',
        valid_from: '2027-01',
      },
    },
    access: {
      guarded: 'pay',
      risks: { create: 'critical', update: 'critical', delete: 'critical' },
      grants: { hr_manager: { view: 'all' }, payroll_officer: 'all' },
    },
    life: {
      status: {
        field: 'status',
        moves: {
          activate: { from: ['draft', 'retired'], to: 'active', right: 'update' },
          retire: { from: ['active'], to: 'retired', right: 'update', danger: true },
        },
      },
    },
  },
);

type Component = Record<string, unknown>;
type Bracket = { up_to?: number | null; rate_bp: number };

/** Each calculation requires its own fields; limits rise, and the last bracket has none. */
function complaintAboutComponent(component: Component): Found {
  const { calculation, rate_bp, employer_rate_bp, amount, floor, ceiling, child_allowance, valid_from, valid_to } = component;
  const isTooLate = typeof valid_to === 'string' && valid_to !== '' && typeof valid_from === 'string' && valid_to < valid_from;
  return {
    ...(calculation === 'percent' && !rate_bp && !employer_rate_bp ? { rate_bp: 'required' } : {}),
    ...(calculation === 'fixed' && !amount ? { amount: 'required' } : {}),
    ...(typeof amount === 'number' && amount < 0 ? { amount: 'not_positive' } : {}),
    ...(typeof child_allowance === 'number' && child_allowance <= 0 ? { child_allowance: 'not_positive' } : {}),
    ...(typeof floor === 'number' && floor < 0 ? { floor: 'not_positive' } : {}),
    ...(typeof ceiling === 'number' && ceiling <= Number(floor ?? 0) ? { ceiling: 'not_below_minimum' } : {}),
    ...(isTooLate ? { valid_to: 'before_first_month' } : {}),
    ...complaintAboutBase(component),
    ...complaintAboutYear(component),
    ...complaintAboutBrackets(component),
  };
}

function complaintAboutBase({ base, base_component_id }: Component): Found {
  if (base === 'component') return base_component_id ? {} : { base_component_id: 'required' };
  return base_component_id ? { base_component_id: 'unknown_field' } : {};
}

/** A fixed amount is due each month; a tax on the year so far has limits of the year as it is. */
function complaintAboutYear({ calculation, period, ceiling, yearly_ceiling }: Component): Found {
  if (calculation === 'fixed' && period && period !== 'month') return { period: 'not_valid' };
  if (typeof yearly_ceiling !== 'number') return {};
  if (typeof ceiling === 'number' || (period && period !== 'month')) return { yearly_ceiling: 'unknown_field' };
  return yearly_ceiling <= 0 ? { yearly_ceiling: 'not_positive' } : {};
}

function complaintAboutBrackets({ calculation, brackets, currency: code }: Component): Found {
  const steps = Array.isArray(brackets) ? (brackets as Bracket[]) : [];
  if (calculation !== 'brackets') return steps.length > 0 ? { brackets: 'unknown_field' } : {};
  if (steps.length === 0) return { brackets: 'required' };
  const limits = steps.map(({ up_to }) => up_to ?? Number.POSITIVE_INFINITY);
  const rises = limits.every((limit, at) => at === 0 || limit > (limits[at - 1] as number));
  if (!rises || limits.at(-1) !== Number.POSITIVE_INFINITY) return { brackets: 'brackets_rise' };
  const odd = steps.findIndex(({ up_to }) => typeof up_to === 'number' && isOdd(up_to, String(code)));
  return odd < 0 ? {} : { brackets: { code: 'cost_digits', line: odd + 1 } };
}

/** An amount that its currency cannot express: yen have no decimals. */
const isOdd = (amount: number, code: string): boolean => currencyDigits(code) !== undefined && toMinor(amount, code) === undefined;
