import type { DepartmentNode } from '@cadre/contract/calls/generic';

export type Department = DepartmentNode;

/** A person in the organization chart, as of its day. */
export type ChartPerson = NonNullable<Department['employees']>[number];

/** One department as a row of the tree, with its depth and its position among its siblings. */
export type TreeRow = {
  department: Department;
  parent: Department | undefined;
  level: number;
  position: number;
  siblings: number;
  isOpen: boolean;
  /** Its own, else that of the nearest one above. */
  color: string | null;
};

/** The departments one sees, from top to bottom: those below a closed one are left out. */
export function visibleRows(tree: readonly Department[], open: ReadonlySet<number>): TreeRow[] {
  const rowsOf = (departments: readonly Department[], level: number, parent?: TreeRow): TreeRow[] =>
    departments.flatMap((department, index) => {
      const row: TreeRow = {
        department,
        parent: parent?.department,
        level,
        position: index + 1,
        siblings: departments.length,
        isOpen: department.children.length > 0 && open.has(department.id),
        color: department.color ?? parent?.color ?? null,
      };
      return row.isOpen ? [row, ...rowsOf(department.children, level + 1, row)] : [row];
    });
  return rowsOf(tree, 1);
}

export const everyDepartment = (tree: readonly Department[]): Department[] =>
  tree.flatMap((one) => [one, ...everyDepartment(one.children)]);

export const parentIds = (tree: readonly Department[]): Set<number> =>
  new Set(everyDepartment(tree).flatMap(({ id, children }) => (children.length > 0 ? [id] : [])));

/** A small company is shown whole, a large one down to its second level. */
const smallCompany = 40;
export const openAtFirst = (tree: readonly Department[]): Set<number> =>
  everyDepartment(tree).length <= smallCompany ? parentIds(tree) : new Set(tree.map(({ id }) => id));

/** From the top down to the department itself; empty when it is not there. */
export function pathTo(tree: readonly Department[], id: number): Department[] {
  for (const one of tree) {
    if (one.id === id) return [one];
    const below = pathTo(one.children, id);
    if (below.length > 0) return [one, ...below];
  }
  return [];
}
