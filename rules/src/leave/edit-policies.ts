import type { Day } from '../calendar.ts';

type Values = Record<string, unknown>;
/** A version of a policy as it is stored; the first has no day. */
export type Version = { valid_from: Day | null; values: Values };

/**
 * The versions after an edit from a day on (null: from the beginning). The edit applies to every version up to today; in versions planned
 * for later, it changes only the values inherited from before.
 */
export function editedVersions(versions: readonly Version[], from: Day | null, today: Day, change: Values): Version[] {
  const begins = (day: Day | null): Day => day ?? '';
  const earlier = versions.filter(({ valid_from }) => begins(valid_from) < begins(from));
  const same = versions.find(({ valid_from }) => valid_from === from);
  const base = same ?? earlier.at(-1) ?? versions[0];
  const edited = { valid_from: from, values: { ...base?.values, ...change } };
  const follows = new Set(Object.keys(change));
  let before = base?.values ?? {};
  const later = versions
    .filter(({ valid_from }) => begins(valid_from) > begins(from))
    .map((version) => {
      const isPlanned = begins(version.valid_from) > today;
      for (const name of follows) if (isPlanned && !isSame(version.values[name], before[name])) follows.delete(name);
      before = version.values;
      const taken = Object.entries(change).filter(([name]) => follows.has(name));
      return { ...version, values: { ...version.values, ...Object.fromEntries(taken) } };
    });
  return withoutRepeats([...earlier, edited, ...later]);
}

/** Drops a version that equals the one before it. */
const withoutRepeats = (versions: readonly Version[]): Version[] =>
  versions.filter(({ values }, at) => at === 0 || !isSame(values, versions[at - 1]?.values));

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** Numbers come as text where they are exact. */
function sorted(value: unknown): unknown {
  if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) return Number(value);
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
