import type { GroupKey } from '@cadre/contract/reports/report';
import type { ReportLeaf } from '@cadre/rules/reports/group-rows';
import type { Labels } from './label-groups.ts';

const collators = new Map<string, Intl.Collator>();

/** With their names, as the reader's language orders them; days, weeks and months by the calendar. */
export function sortedLeaves(leaves: readonly ReportLeaf[], { labelOf, language }: Labels, group_by: readonly GroupKey[]): ReportLeaf[] {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  const named = leaves.map(
    ({ keys, values }): ReportLeaf => ({ values, keys: keys.map(({ id }, at) => ({ id, label: labelOf(group_by[at] as GroupKey, id) })) }),
  );
  return named.toSorted((a, b) => {
    for (const [at, key] of group_by.entries()) {
      const order = collator.compare(sortWord(key, a, at), sortWord(key, b, at));
      if (order !== 0) return order;
    }
    return 0;
  });
}

const sortWord = (key: GroupKey, { keys }: ReportLeaf, at: number): string =>
  ['day', 'week', 'month'].includes(key) ? String(keys[at]?.id) : (keys[at]?.label ?? '');
