import type { ReportKey, ReportNode, ReportValues } from './group-rows.ts';

/** A group with its values before; null if it is not compared. */
export type ComparedNode = ReportKey & { values: ReportValues; before: ReportValues | null; rows: ComparedNode[] };

/**
 * Pairs groups with the same groups before, as many levels deep as both have. A group that existed only before comes last, without values
 * of its own.
 */
export function compareRows(now: readonly ReportNode[], before: readonly ReportNode[], levels: number): ComparedNode[] {
  if (levels === 0) return now.map((node) => ({ ...node, before: null, rows: compareRows(node.rows, [], 0) }));
  const past = new Map(before.map((node) => [node.id, node]));
  const ids = new Set(now.map(({ id }) => id));
  return [
    ...now.map((node) => {
      const same = past.get(node.id);
      return { ...node, before: same?.values ?? {}, rows: compareRows(node.rows, same?.rows ?? [], levels - 1) };
    }),
    ...before
      .filter(({ id }) => !ids.has(id))
      .map((node) => ({ ...node, values: {}, before: node.values, rows: compareRows([], node.rows, levels - 1) })),
  ];
}
