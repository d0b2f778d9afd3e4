import type { Language } from '@cadre/contract/languages';
import type { LeaveLimits } from '@cadre/rules/leave/check-leave';
import type { Counting } from '@cadre/rules/leave/count-leave';
import type { LeavePolicy } from '@cadre/rules/leave/policy';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns, Tables } from '../../../platform/database/tables.ts';
import { thousandths } from './amounts.ts';

export type StoredCategory = Tables['leave_categories'];

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
  | 'requires_approval_to_cancel'
> & { policy: LeavePolicy; counting: Counting; limits: LeaveLimits };

export async function loadCategories(db: Runner, ids?: readonly number[], language?: Language): Promise<Map<number, Category>> {
  const some = ids ? sql`where id = any(${ids}::int[])` : sql``;
  const { rows } = await sql<StoredCategory>`select * from leave_categories ${some} order by id`.execute(db);
  return categoriesOf(rows, language);
}

/** By the names that they have in a language, or by their own. */
export const categoriesOf = (rows: readonly StoredCategory[], language?: Language): Map<number, Category> =>
  new Map(rows.map((row) => [row.id, categoryOf({ ...row, name: nameIn(row, language) })]));

function categoryOf(row: StoredCategory): Category {
  const { id, name, code, color, kind, branch_id, gender, employment_type, starts_on, requires_approval, requires_approval_to_cancel } =
    row;
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
  };
  return { ...own, policy: policyOf(row), counting: row as unknown as Counting, limits: limitsOf(row) };
}

const nameIn = ({ name, name_i18n }: StoredCategory, language?: Language): string =>
  (language && (name_i18n as Partial<Record<Language, string>>)[language]) || name;

const traits = ['branch_id', 'gender', 'employment_type'] as const;
export type Traits = Columns<'employees', (typeof traits)[number]>;

/** Whether a category is for somebody: what it does not name does not matter. */
export const isFor = (category: Category, person: Traits): boolean =>
  traits.every((name) => category[name] === null || category[name] === person[name]);

/** The part of a category that decides about balances; amounts in thousandths. */
export function policyOf(row: StoredCategory): LeavePolicy {
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
