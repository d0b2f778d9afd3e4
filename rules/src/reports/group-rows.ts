/** A value of a column: minutes, minor units, basis points, days and codes alike. */
export type ReportValue = number | string | boolean | null;
export type ReportValues = { readonly [column: string]: ReportValue };

/**
 * How the rows of a column are combined: amounts are added, a value that all rows share is kept, the earliest or the latest day represents
 * all, and for a `median` every number is kept until the middle one is needed.
 */
export type Adding = 'sum' | 'same' | 'earliest' | 'latest' | 'median';
export type Addings = { readonly [column: string]: Adding };

export type ReportKey = { id: number | string | null; label: string | null };
/** One combination of the keys, from the outermost group to the innermost. Columns of medians hold lists. */
export type ReportLeaf = { keys: readonly ReportKey[]; values: { readonly [column: string]: ReportValue | readonly number[] } };
export type ReportNode = ReportKey & { values: ReportValues; rows: ReportNode[] };

/**
 * Adds the values that follow from sums, like a share; called once per row with its own sums, so that no share is ever a mean of shares.
 */
export type Finish = (sums: ReportValues) => ReportValues;

/** Nested groups, each with its own totals; the overall totals do not depend on the grouping. */
export function groupRows(leaves: readonly ReportLeaf[], addings: Addings, finish: Finish): { rows: ReportNode[]; totals: ReportValues } {
  return { rows: nodesOf(leaves, 0, addings, finish), totals: valuesOf(leaves, addings, finish) };
}

function nodesOf(leaves: readonly ReportLeaf[], depth: number, addings: Addings, finish: Finish): ReportNode[] {
  const groups = new Map<ReportKey['id'], { key: ReportKey; leaves: ReportLeaf[] }>();
  for (const leaf of leaves) {
    const key = leaf.keys[depth];
    if (key === undefined) return [];
    const group = groups.get(key.id);
    if (group) group.leaves.push(leaf);
    else groups.set(key.id, { key, leaves: [leaf] });
  }
  return [...groups.values()].map(({ key, leaves: within }) => ({
    ...key,
    values: valuesOf(within, addings, finish),
    rows: nodesOf(within, depth + 1, addings, finish),
  }));
}

function valuesOf(leaves: readonly ReportLeaf[], addings: Addings, finish: Finish): ReportValues {
  const sums = Object.entries(addings).map(([column, adding]): [string, ReportValue] => {
    const parts = leaves.map(({ values }) => values[column] ?? null);
    if (adding === 'median') return [column, medianOf(parts.flatMap(listOf))];
    return [column, (parts as ReportValue[]).reduce<ReportValue | undefined>(together[adding], undefined) ?? null];
  });
  return finish(Object.fromEntries(sums));
}

/** `all` is missing at the first. */
type Together = (all: ReportValue | undefined, one: ReportValue) => ReportValue;

const together: Record<Exclude<Adding, 'median'>, Together> = {
  sum: (all = null, one) => (all === null ? one : one === null ? all : Number(all) + Number(one)),
  same: (all, one) => (all === undefined || all === one ? one : null),
  earliest: (all = null, one) => (all === null || (one !== null && one < all) ? one : all),
  latest: (all = null, one) => (all === null || (one !== null && one > all) ? one : all),
};

const listOf = (part: ReportValue | readonly number[]): readonly number[] => {
  if (typeof part === 'number') return [part];
  return Array.isArray(part) ? (part as readonly number[]) : [];
};

export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
