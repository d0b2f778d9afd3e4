import type { ChartNode } from './org-chart-nodes.ts';
import { everyNode } from './org-chart-rows.ts';
import type { ChartColor } from './use-chart-address.ts';

export type Swatch = { name: string; color: string };
export type ChartColors = { of: (node: ChartNode) => string | undefined; legend: Swatch[] };

/** The series of the theme, in the order in which they differ most; further branches share the grey of the rest. */
const series = [1, 2, 3, 4, 5, 6].map((number) => `var(--series-${number})`);
const rest = 'var(--series-rest)';

/** The color of each card's edge, and the legend. */
export function chartColors(nodes: readonly ChartNode[], by: ChartColor): ChartColors {
  const people = everyNode(nodes).filter((node) => node.kind === 'person');
  if (by === 'department') {
    const names = new Map(people.map(({ department, color }) => [department.name, color ?? rest]));
    return { of: ({ color }) => color ?? undefined, legend: legendOf(names) };
  }
  const branches = [...new Set(people.map(({ person }) => person.branch.name))].sort();
  const colors = new Map(branches.map((name, index) => [name, series[index] ?? rest]));
  return { of: (node) => (node.kind === 'person' ? colors.get(node.person.branch.name) : undefined), legend: legendOf(colors) };
}

const legendOf = (colors: Map<string, string>): Swatch[] => [...colors].map(([name, color]) => ({ name, color }));
