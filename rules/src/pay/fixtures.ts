import { daysOf } from './basic/pay-days.ts';
import { noDetails } from './basic/personal-details.ts';
import type { Compensation, OvertimePart, PayComponent, PayDay, PayInputs, PayItem, PayPolicy, Unpaid } from './pay-inputs.ts';
import type { Payslip } from './payslip.ts';

/** November 2026 begins on a Sunday and has 30 days, 21 of them from Monday to Friday. */
export const november = '2026-11';

const policy: PayPolicy = {
  basis: 'calendar_days',
  weeklyMinutes: 2400,
  deductAbsence: true,
  deductLate: true,
  cashRounding: 0,
  carryNegative: false,
  taxYearMonth: 1,
};

export const monthly = (amount: number, from = '2020-01-01', id = 1): Compensation => ({
  id,
  from,
  until: null,
  basis: 'monthly',
  amount,
  followsFte: false,
});

export const nov = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;

/** Every planned day worked as planned. */
export const workedDays = (month: string): PayDay[] =>
  daysOf(month).map((date) => {
    const isOff = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    const expectedMinutes = isOff ? 0 : 480;
    return { date, expectedMinutes, workedMinutes: expectedMinutes, creditedMinutes: 0, lateMinutes: 0, unpaid: [] };
  });

type Given = Partial<Omit<PayInputs, 'policy'>> & { policy?: Partial<PayPolicy>; on?: Record<number, Partial<PayDay>> };

export function facts({ policy: given, on = {}, ...rest }: Given = {}): PayInputs {
  const month = rest.month ?? november;
  const days = (rest.days ?? workedDays(month)).map((day) => ({ ...day, ...on[Number(day.date.slice(8))] }));
  return {
    month,
    paysMonth: true,
    currency: 'EUR',
    employed: [{ from: '2020-01-01', to: null }],
    compensations: [monthly(300_000)],
    fte: [],
    overtime: [],
    items: [],
    travels: [],
    components: [],
    personal: noDetails,
    year: { from: `${month.slice(0, 4)}-01`, months: [] },
    carried: 0,
    adjustments: [],
    settled: [],
    ...rest,
    days,
    policy: { ...policy, ...given },
  };
}

export const unpaid = (because: Unpaid['because'] = 'leave', part = 1, of = 1): Partial<PayDay> => ({
  workedMinutes: 0,
  unpaid: [{ because, part, of, id: 7, name: null }],
});

export const allUnpaid = (month: string): PayDay[] => workedDays(month).map((day) => ({ ...day, ...unpaid() }));

export const item = (given: Partial<PayItem> & Pick<PayItem, 'source'>): PayItem => ({
  id: 1,
  name: 'Transport',
  code: null,
  kind: given.rateBp == null ? 'fixed' : 'percent',
  amount: null,
  rateBp: null,
  base: 'basic',
  unitSource: null,
  taxable: true,
  prorate: false,
  countsInGross: true,
  served: null,
  category: given.source === 'deductions' ? 'other' : null,
  remaining: null,
  takesRest: false,
  maxShareBp: null,
  employerRateBp: null,
  protectedAmount: null,
  protectedPerChild: null,
  priority: 100,
  account: null,
  ...given,
});

export const component = (given: Partial<PayComponent> = {}): PayComponent => ({
  id: 1,
  code: 'TAX',
  name: 'Income tax',
  kind: 'tax',
  calculation: 'percent',
  base: 'taxable',
  baseComponentId: null,
  validFrom: '2020-01',
  period: 'month',
  rateBp: 2000,
  employerRateBp: 0,
  amount: 0,
  floor: null,
  ceiling: null,
  yearlyCeiling: null,
  taxClass: null,
  usesAllowance: false,
  childAllowance: 0,
  brackets: [],
  account: null,
  employerAccount: null,
  ...given,
});

export const overtimeOn = (day: number, minutes: number, given: Partial<OvertimePart> = {}): OvertimePart => ({
  id: day,
  ruleId: 1,
  date: nov(day),
  class: 'overtime_1',
  minutes,
  workedMinutes: minutes,
  rateBp: 12_500,
  premiumBp: 0,
  ...given,
});

/** The amounts of a payslip by the codes of their lines. */
export const amountsOf = ({ lines }: Payslip): Record<string, number> =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
