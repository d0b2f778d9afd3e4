import type { Language } from '@cadre/contract/languages';
import type { LeaveLimits } from '@cadre/rules/leave/check-leave';
import type { Counting } from '@cadre/rules/leave/count-leave';
import type { LeavePolicy, Policies } from '@cadre/rules/leave/policy';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns, Tables } from '../../../platform/database/tables.ts';
import { thousandths } from './amounts.ts';

export type StoredCategory = Tables['leave_categories'];
export type StoredPolicy = Tables['leave_policies'];

/** A category as the rules see it. */
export type Category = Columns<
  'leave_categories',
  | 'id'
  | 'name'
  | 'code'
  | 'color'
  | 'branch_id'
  | 'gender'
  | 'employment_type'
  | 'kind'
  | 'starts_on'
  | 'requires_approval'
  | 'interrupts_leave'
  | 'requires_approval_to_cancel'
  | 'close_after_days'
> & {
  /** The policy of today, and all of its versions. */
  policy: LeavePolicy;
  policies: Policies;
  counting: Counting;
  limits: LeaveLimits;
};

export async function loadCategories(db: Runner, ids?: readonly number[], language?: Language): Promise<Map<number, Category>> {
  const some = ids ? sql`where id = any(${ids}::int[])` : sql``;
  const { rows } = await sql<StoredCategory & { policies: StoredPolicy[] }>`
    select c.*, (select json_agg(p order by p.valid_from nulls first) from leave_policies p where p.leave_category_id = c.id) as policies
    from leave_categories c ${some} order by id`.execute(db);
  return categoriesOf(
    rows,
    rows.flatMap(({ policies }) => policies),
    language,
  );
}

/** By the names that they have in a language, or by their own. Policies come in the order of their days. */
export function categoriesOf(
  rows: readonly StoredCategory[],
  policies: readonly StoredPolicy[],
  language?: Language,
): Map<number, Category> {
  const byCategory = Map.groupBy(policies, ({ leave_category_id }) => leave_category_id);
  return new Map(rows.map((row) => [row.id, categoryOf({ ...row, name: nameIn(row, language) }, byCategory.get(row.id) ?? [])]));
}

function categoryOf(row: StoredCategory, policies: readonly StoredPolicy[]): Category {
  const {
    id,
    name,
    code,
    color,
    kind,
    branch_id,
    gender,
    employment_type,
    starts_on,
    requires_approval,
    requires_approval_to_cancel,
    close_after_days,
    interrupts_leave,
  } = row;
  const own = {
    id,
    name,
    code,
    color,
    kind,
    branch_id,
    gender,
    employment_type,
    starts_on,
    requires_approval,
    requires_approval_to_cancel,
    close_after_days,
    interrupts_leave,
  };
  return {
    ...own,
    policy: policyOf(row),
    policies: policiesOf(row, policies),
    counting: row as unknown as Counting,
    limits: limitsOf(row),
  };
}

const nameIn = ({ name, name_i18n }: StoredCategory, language?: Language): string =>
  (language && (name_i18n as Partial<Record<Language, string>>)[language]) || name;

/** The fields of a policy version; all other fields of a category are the same at all times. */
export const policyFields = [
  'annual_amount',
  'grant',
  'accrual_frequency',
  'accrual_timing',
  'seniority_steps',
  'rounding',
  'rounding_mode',
  'prorate',
  'prorate_fte',
  'reduced_by_unpaid',
  'max_balance',
  'negative_limit',
  'carry_over',
  'carry_over_max',
  'carry_over_expiry',
  'carry_over_expires_month',
  'carry_over_expires_day',
  'carry_over_expires_after',
  'earned_expires_after',
] as const;

const traits = ['branch_id', 'gender', 'employment_type'] as const;
export type Traits = Columns<'employees', (typeof traits)[number]>;

/** Whether a category applies to a person; traits that it leaves empty do not matter. */
export const isFor = (category: Category, person: Traits): boolean =>
  traits.every((name) => category[name] === null || category[name] === person[name]);

/** The versions of a policy, combined with the fields of the category that never change. */
export const policiesOf = (row: StoredCategory, policies: readonly StoredPolicy[]): Policies =>
  policies.map((version) => ({ from: version.valid_from, policy: policyOf({ ...row, ...version }) })) as unknown as Policies;

/** The part of a category that decides about balances; amounts in thousandths. */
export function policyOf(
  row: Pick<StoredCategory, (typeof policyFields)[number] | 'balance_mode' | 'year_starts' | 'year_starts_in'>,
): LeavePolicy {
  const { steps } = row.seniority_steps as { steps: { after_months: number; annual_amount: number }[] };
  const { carry_over_expires_month: month, carry_over_expires_day: day } = row;
  return {
    ...(row as unknown as LeavePolicy),
    annual_amount: thousandths(row.annual_amount),
    seniority_steps: (steps ?? []).map(({ after_months, annual_amount }) => ({ after_months, annual_amount: thousandths(annual_amount) })),
    carry_over_max: row.carry_over_max === null ? null : thousandths(row.carry_over_max),
    carry_over_expires_on: month === null || day === null ? null : `${twoDigits(month)}-${twoDigits(day)}`,
    negative_limit: thousandths(row.negative_limit),
    max_balance: row.max_balance === null ? null : thousandths(row.max_balance),
  };
}

function limitsOf(row: StoredCategory): LeaveLimits {
  const { spans } = row.blackouts as { spans: LeaveLimits['blackouts'] };
  return { ...(row as unknown as LeaveLimits), blackouts: spans ?? [] };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
