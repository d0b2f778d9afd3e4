import type { ChartPerson, Department } from '../departments/departments-tree.ts';

/** The kind of chart: departments with their people, departments only, or reporting lines. */
export const chartKinds = ['people', 'departments', 'managers'] as const;
export type ChartKind = (typeof chartKinds)[number];

type Common = {
  /** `d3` or `e41`: departments and people are numbered separately. */
  key: string;
  id: number;
  name: string;
  /** The department itself, or the one a person works in. */
  department: Department;
  /** Of the department, else that of the nearest one above. */
  color: string | null;
  /** People in the department, or reports of the person. */
  direct: number;
  /** Including all levels below. */
  total: number;
  children: ChartNode[];
};
export type DepartmentNode = Common & { kind: 'department' };
export type PersonNode = Common & { kind: 'person'; person: ChartPerson };
export type ChartNode = DepartmentNode | PersonNode;

export const departmentKey = (id: number): string => `d${id}`;
export const personKey = (id: number): string => `e${id}`;

export function chartNodes(tree: readonly Department[], kind: ChartKind): ChartNode[] {
  return kind === 'managers' ? managerNodes(tree) : departmentNodes(tree, kind === 'people', null);
}

function departmentNodes(tree: readonly Department[], withPeople: boolean, inherited: string | null): ChartNode[] {
  return tree.map((department) => {
    const color = department.color ?? inherited;
    const people = withPeople ? headFirst(department.employees ?? []).map((person) => personNode(person, department, color, [])) : [];
    return {
      kind: 'department',
      key: departmentKey(department.id),
      id: department.id,
      name: department.name,
      department,
      color,
      direct: department.employees_count,
      total: department.total_count,
      children: [...people, ...departmentNodes(department.children, withPeople, color)],
    };
  });
}

const headFirst = (people: readonly ChartPerson[]): ChartPerson[] =>
  [...people].sort((one, other) => Number(other.is_head) - Number(one.is_head));

/** People without a manager in the picture are at the top; those with the most people come first. */
function managerNodes(tree: readonly Department[]): ChartNode[] {
  const places = placesIn(tree, null);
  const managers = new Map(places.map(({ person }) => [person.id, person.manager_id]));
  const managerOf = ({ person: { id, manager_id } }: Place): number =>
    manager_id !== null && managers.has(manager_id) && !leadsCircle(id, managers) ? manager_id : 0;
  const below = Map.groupBy(places, managerOf);
  const nodesOf = (manager: number): ChartNode[] =>
    (below.get(manager) ?? [])
      .map(({ person, department, color }) => personNode(person, department, color, nodesOf(person.id)))
      .sort((one, other) => other.total - one.total);
  return nodesOf(0);
}

/** Past days may contain a loop of managers; the person with the lowest number in it is placed at the top, so that no one is lost. */
function leadsCircle(id: number, managers: ReadonlyMap<number, number | null>): boolean {
  const met = new Set<number>();
  let above = managers.get(id);
  while (above && above > id && !met.has(above)) {
    met.add(above);
    above = managers.get(above);
  }
  return above === id;
}

type Place = { person: ChartPerson; department: Department; color: string | null };

const placesIn = (tree: readonly Department[], inherited: string | null): Place[] =>
  tree.flatMap((department) => {
    const color = department.color ?? inherited;
    return [...(department.employees ?? []).map((person) => ({ person, department, color })), ...placesIn(department.children, color)];
  });

const personNode = (person: ChartPerson, department: Department, color: string | null, reports: ChartNode[]): PersonNode => ({
  kind: 'person',
  key: personKey(person.id),
  id: person.id,
  name: person.name,
  person,
  department,
  color,
  direct: reports.length,
  total: reports.reduce((sum, { total }) => sum + total + 1, 0),
  children: reports,
});
