import { useMemo, useState } from 'react';
import { type Department, findDepartments, openAtFirst, parentIds, pathTo, visibleRows } from './departments-tree.ts';

/** A wish to see one department, or the chart from its beginning; asked twice, it is shown twice. */
export type Wish = { id: number | undefined; turn: number };

export type OrgChart = ReturnType<typeof useOrgChart>;

/** What is open, chosen and searched in the chart. */
export function useOrgChart(tree: readonly Department[]) {
  const [open, setOpen] = useState(() => openAtFirst(tree));
  const [chosen, setChosen] = useState<number>();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [wish, setWish] = useState<Wish>();
  const rows = useMemo(() => visibleRows(tree, open), [tree, open]);
  const found = useMemo(() => findDepartments(tree, typed), [tree, typed]);

  const wishFor = (id?: number) => setWish((before) => ({ id, turn: (before?.turn ?? 0) + 1 }));
  const openOnly = (ids: Set<number>) => {
    setOpen(ids);
    wishFor();
  };
  const show = (id: number) => {
    const above = pathTo(tree, id).slice(0, -1);
    setOpen((before) => new Set([...before, ...above.map((department) => department.id)]));
    wishFor(id);
  };
  const showFound = (ids: readonly number[], index: number) => {
    const id = ids[index];
    setAt(index);
    if (id !== undefined) show(id);
  };

  return {
    rows,
    open,
    chosen,
    wish,
    choose: setChosen,
    show,
    toggle: (id: number) => setOpen((before) => before.symmetricDifference(new Set([id]))),
    expandAll: () => openOnly(parentIds(tree)),
    collapseAll: () => openOnly(new Set(tree.map(({ id }) => id))),
    search: {
      typed,
      found: useMemo(() => new Set(found), [found]),
      at: found.length === 0 ? 0 : at + 1,
      current: found[at],
      type: (next: string) => {
        setTyped(next);
        showFound(findDepartments(tree, next), 0);
      },
      next: () => showFound(found, (at + 1) % Math.max(1, found.length)),
    },
  };
}
