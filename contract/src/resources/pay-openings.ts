import { currency, money, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

const amount = money({ currency: 'currency' });

/**
 * An employee's pay and withholdings in a tax year before Cadre, or elsewhere, up to a month. Several of a year add up: one has the pay,
 * and each tax or contribution its own.
 */
export const payOpenings = resource(
  'pay-openings',
  {
    employee_id: reference('employees', { required: true }),
    /** The last month that is in it. */
    until_month: text({ required: true, pattern: 'month' }),
    gross_pay: amount,
    /** Those of gross pay where none is given. */
    basic_pay: amount,
    taxable_pay: amount,
    /** Taken from pay in addition to taxes and contributions. */
    other_deductions: amount,
    pay_component_id: reference('pay-components'),
    withheld: amount,
    employer_share: amount,
    /** That of the branch where none is given. */
    currency: currency(),
  },
  {
    label: 'until_month',
    check: (opening): Record<string, string> => ({ ...complaintAboutAmounts(opening), ...complaintAboutComponent(opening) }),
    list: {
      table: [
        'employee_id',
        'until_month',
        'gross_pay',
        'taxable_pay',
        'pay_component_id',
        'withheld',
        'employer_share',
        '-basic_pay',
        '-other_deductions',
        '-currency',
      ],
      search: ['employee_id'],
      filters: ['employee_id', 'until_month', 'pay_component_id', 'currency'],
      sort: ['until_month', 'gross_pay', 'withheld'],
      order: { by: 'until_month', dir: 'desc' },
      total: 'kept',
    },
    form: {
      rows: [
        ['employee_id', 'until_month'],
        ['gross_pay', 'taxable_pay'],
        ['basic_pay', 'other_deductions'],
        ['pay_component_id'],
        ['withheld', 'employer_share'],
        ['currency'],
      ],
      example: { employee_id: 2, until_month: '2027-06', gross_pay: 18_000, taxable_pay: 17_500 },
    },
    access: {
      owner: { employee: 'employee_id' },
      partOf: { resource: 'employees', view: 'view_pay', update: 'update_pay' },
      guarded: 'pay',
      ownerMayNotEdit: { refusal: 'own_pay' },
    },
    life: {
      onPurge: 'erase',
    },
  },
);

type Opening = Record<string, unknown>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const amounts = ['gross_pay', 'basic_pay', 'taxable_pay', 'other_deductions', 'withheld', 'employer_share'] as const;

function complaintAboutAmounts(opening: Opening): Record<string, string> {
  const negative = amounts.filter((name) => Number(opening[name] ?? 0) < 0);
  const needsGross =
    !isGiven(opening.pay_component_id) || ['basic_pay', 'taxable_pay', 'other_deductions'].some((name) => isGiven(opening[name]));
  return {
    ...(needsGross && !isGiven(opening.gross_pay) ? { gross_pay: 'required' } : {}),
    ...Object.fromEntries(negative.map((name) => [name, 'negative'])),
  };
}

function complaintAboutComponent({ pay_component_id, withheld, employer_share }: Opening): Record<string, string> {
  const hasAmount = isGiven(withheld) || isGiven(employer_share);
  if (hasAmount === isGiven(pay_component_id)) return {};
  return hasAmount ? { pay_component_id: 'required' } : { withheld: 'required' };
}
