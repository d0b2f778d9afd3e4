import { useMemo, useState } from 'react';
import { drawPicture } from './org-chart-layout.ts';
import type { ChartNode } from './org-chart-nodes.ts';
import { chartRows, findNodes, openAtFirst, parentKeys, pathTo } from './org-chart-rows.ts';

/** A request to show one card, or the start of the chart; `turn` makes a repeated request take effect again. */
export type Params = { key: string | undefined; turn: number };

export type OrgChart = ReturnType<typeof useOrgChart>;

/** The expanded, chosen and found nodes of the chart. */
export function useOrgChart(nodes: readonly ChartNode[]) {
  const [open, setOpen] = useState(() => openAtFirst(nodes, (keys) => drawPicture(chartRows(nodes, keys), 'down').width));
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [params, setParams] = useState<Params>();
  const rows = useMemo(() => chartRows(nodes, open), [nodes, open]);
  const found = useMemo(() => findNodes(nodes, typed), [nodes, typed]);

  const paramsFor = (key?: string) => setParams((before) => ({ key, turn: (before?.turn ?? 0) + 1 }));
  const openOnly = (keys: Set<string>) => {
    setOpen(keys);
    paramsFor();
  };
  const show = (key: string) => {
    const above = pathTo(nodes, key).slice(0, -1);
    setOpen((before) => new Set([...before, ...above.map((node) => node.key)]));
    paramsFor(key);
  };
  const showFound = (keys: readonly string[], index: number) => {
    const key = keys[index];
    setAt(index);
    if (key !== undefined) show(key);
  };

  return {
    rows,
    chosen,
    params,
    choose: setChosen,
    show,
    has: (key: string) => pathTo(nodes, key).length > 0,
    toggle: (key: string) => setOpen((before) => before.symmetricDifference(new Set([key]))),
    expandAll: () => openOnly(parentKeys(nodes)),
    collapseAll: () => openOnly(new Set(nodes.map(({ key }) => key))),
    search: {
      typed,
      found: useMemo(() => new Set(found), [found]),
      at: found.length === 0 ? 0 : at + 1,
      current: found[at],
      type: (next: string) => {
        setTyped(next);
        showFound(findNodes(nodes, next), 0);
      },
      next: () => showFound(found, (at + 1) % Math.max(1, found.length)),
    },
  };
}
