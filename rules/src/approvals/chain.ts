/** A condition on a level of a chain, compared with a number or a word of the request. */
export type Condition = {
  field: string;
  op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'in';
  value: number | string | readonly (number | string)[];
  /** Of a limit on money. */
  currency?: string | null;
};

export type ApproverKind =
  | 'manager'
  | 'manager_of_manager'
  | 'department_head'
  | 'branch_head'
  | 'role'
  | 'user'
  | 'right'
  | 'project_manager'
  | 'substitute';

export type ChainScope = 'company' | 'branch' | 'department' | 'job' | 'employee';

/** One level of one chain as it was set up. */
export type Level = {
  id: number;
  model: string;
  level: number;
  scope: ChainScope;
  scope_id: number | null;
  /** Leave of this category alone. */
  category_id: number | null;
  condition: Condition | null;
  approver_kind: ApproverKind;
  approver_id: number | null;
  /** One of them is enough, or all have to agree. */
  mode: 'any' | 'all';
  /** If the requester is the approver of the level, it is skipped or escalated to their manager. */
  self_rule: 'skip' | 'escalate';
};

/** Parses the text of a condition: digits become numbers, and `in` takes values separated by commas. */
export function conditionOf(
  field: string | null,
  op: string | null,
  value: string | null,
  currency: string | null = null,
): Condition | null {
  if (field === null || op === null || value === null) return null;
  const read = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  const values = value.split(',').map((one) => read(one.trim()));
  return { field, op: op as Condition['op'], value: op === 'in' ? values : read(value.trim()), ...(currency && { currency }) };
}

/** The request to be decided, and its owner's position in the company. */
export type Subject = {
  model: string;
  employee_id: number;
  job_id: number | null;
  /** The own department first, then those above it. */
  department_ids: readonly number[];
  branch_id: number | null;
  category_id: number | null;
  values: Readonly<Record<string, number | string | null>>;
  /** Of its amounts. */
  currency?: string | null;
};

/**
 * The levels that decide about a subject, in order. The nearest scope with a chain replaces all wider ones, and a category-specific chain
 * takes precedence. Levels whose condition is not met are left out. Undefined without any chain.
 */
export function chainFor<L extends Level>(levels: readonly L[], subject: Subject): readonly L[] | undefined {
  const own = levels.filter(
    ({ model, category_id }) => model === subject.model && (category_id === null || category_id === subject.category_id),
  );
  for (const [scope, id] of placesOf(subject)) {
    const here = own.filter((level) => level.scope === scope && level.scope_id === id);
    const named = here.filter(({ category_id }) => category_id !== null);
    const chain = named.length > 0 ? named : here;
    if (chain.length > 0)
      return chain.filter(({ condition }) => holds(condition, subject)).toSorted((a, b) => a.level - b.level || a.id - b.id);
  }
  return undefined;
}

/** From the nearest to the widest. */
const placesOf = ({ employee_id, job_id, department_ids, branch_id }: Subject): [ChainScope, number | null][] => [
  ['employee', employee_id],
  ...(job_id === null ? [] : [['job', job_id] satisfies [ChainScope, number]]),
  ...department_ids.map((id): [ChainScope, number] => ['department', id]),
  ...(branch_id === null ? [] : [['branch', branch_id] satisfies [ChainScope, number]]),
  ['company', null],
];

/** A missing value cannot fulfil a condition. An amount in another currency than the limit cannot be compared, so the level decides about it. */
export function holds(condition: Condition | null, { values, currency }: Pick<Subject, 'values' | 'currency'>): boolean {
  if (condition === null) return true;
  const { field, op, value } = condition;
  const said = values[field];
  if (said === null || said === undefined) return false;
  if (condition.currency && currency && condition.currency !== currency) return true;
  if (op === 'in') return Array.isArray(value) && value.some((one) => String(one) === String(said));
  if (op === 'eq') return String(said) === String(value);
  if (typeof said !== 'number' || typeof value !== 'number') return false;
  return { gt: said > value, gte: said >= value, lt: said < value, lte: said <= value }[op];
}
