import { currencyDigits } from '@cadre/rules/money';
import type { PayComponent } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PaidPerson } from './load-paid-people.ts';

/** The terms of months that were closed before components could count over a year lack these fields. */
type Later = 'period' | 'validFrom' | 'yearlyCeiling' | 'baseComponentId' | 'taxClass' | 'usesAllowance' | 'childAllowance';

export type StoredComponent = Omit<PayComponent, 'brackets' | Later> &
  Partial<Pick<PayComponent, Later>> & {
    brackets: { up_to: number | null; rate_bp: number }[];
    branch_id: number | null;
    currency: string;
  };

const columns = sql`c.id, c.code, c.name, c.kind, c.calculation, c.base, c.rate_bp as "rateBp", c.employer_rate_bp as "employerRateBp",
  coalesce(c.amount, 0)::float8 as amount, c.floor::float8 as floor, c.ceiling::float8 as ceiling, c.yearly_ceiling::float8 as "yearlyCeiling", c.period,
  c.base_component_id as "baseComponentId", c.valid_from as "validFrom", c.tax_class as "taxClass",
  c.uses_allowance as "usesAllowance", coalesce(c.child_allowance, 0)::float8 as "childAllowance", c.brackets, c.account,
  c.employer_account as "employerAccount", c.branch_id, c.currency`;

/** Loads one component, in any state. */
export async function loadComponent(db: Runner, id: number): Promise<StoredComponent | undefined> {
  return (await sql<StoredComponent>`select ${columns} from pay_components c where c.id = ${id}`.execute(db)).rows[0];
}

/** The taxes and contributions that apply in a month. */
export async function loadComponents(db: Runner, month: string): Promise<StoredComponent[]> {
  const { rows } = await sql<StoredComponent>`
    select ${columns} from pay_components c
    where c.status = 'active' and c.valid_from <= ${month} and (c.valid_to is null or c.valid_to >= ${month})
    order by c.position, c.id`.execute(db);
  return rows;
}

/** The components of the person's branch and those of all branches, in the currency of their pay. */
export const componentsFor = (components: readonly StoredComponent[], person: PaidPerson, currency: string): PayComponent[] =>
  components
    .filter((one) => one.currency === currency && (one.branch_id === null || one.branch_id === person.branch_id))
    .map(({ branch_id: _b, currency: _c, brackets, ...component }) => ({
      ...monthly,
      ...component,
      brackets: brackets.map(({ up_to, rate_bp }) => ({
        upTo: up_to === null || up_to === undefined ? null : minorOf(up_to, currency),
        rateBp: rate_bp,
      })),
    }));

const monthly = {
  period: 'month',
  validFrom: '',
  yearlyCeiling: null,
  baseComponentId: null,
  taxClass: null,
  usesAllowance: false,
  childAllowance: 0,
} as const;

/** Forms and the database refuse a limit with too many decimals; one in the terms of an old month is rounded, not dropped. */
const minorOf = (amount: number, currency: string): number => Math.round(amount * 10 ** (currencyDigits(currency) ?? 2));
