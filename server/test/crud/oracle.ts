import type { Resource } from '@cadre/contract/resource';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import type { Scope } from '@cadre/contract/scopes';
import type { Player, Scene } from './scene.ts';

type Row = Record<string, unknown>;

/** Computes the rows of a scope again, in plain loops over all rows; the engine does it in SQL. */
export async function expectedIds(scene: Scene, resource: Resource, player: Player, scope: Scope | undefined): Promise<number[]> {
  const rows = await scene.rows(resource);
  if (!scope) return [];
  const people = await scene.rows(employees);
  const tree = await scene.rows(departments);
  const me = people.find((person) => person.id === player.employee_id);
  const headed = new Set(tree.filter((department) => department.head_id === player.employee_id).map((department) => department.id));
  for (let grew = true; grew; ) {
    const below = tree.filter((department) => headed.has(department.parent_id) && !headed.has(department.id));
    for (const department of below) headed.add(department.id);
    grew = below.length > 0;
  }
  const inScope = (row: Row): boolean => {
    if (scope === 'all') return true;
    if (resource.access.owner?.user && row[resource.access.owner.user] === player.user_id) return true;
    const owner = resource.access.owner?.employee
      ? people.find((person) => person.id === row[resource.access.owner?.employee as string])
      : undefined;
    if (!owner) return false;
    if (owner.id === player.employee_id)
      return (
        !resource.access.ownerSeesOnly || resource.access.ownerSeesOnly.only.includes(String(row[resource.access.ownerSeesOnly.field]))
      );
    if (scope === 'team') return owner.manager_id === player.employee_id;
    if (scope === 'department') return headed.has(owner.department_id);
    return scope === 'branch' && owner.branch_id === me?.branch_id;
  };
  const isDraftOfOthers = (row: Row): boolean =>
    resource.life.status?.privateWhile !== undefined &&
    row[resource.life.status.field] === resource.life.status.privateWhile &&
    row[resource.access.owner?.employee ?? ''] !== player.employee_id &&
    row.created_by_id !== player.user_id;
  return rows.filter((row) => inScope(row) && !isDraftOfOthers(row)).map((row) => row.id as number);
}

/** Less than the number of employees, so that lists have a second page. */
const perPage = 60;

/** Reads every page of a list, so that rows after the first page are included. */
export async function listedIds(player: Player, resource: Resource): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await player.ask('GET', `/${resource.name}?per_page=${perPage}&page=${page}`);
    if (status !== 200) throw new Error(`${resource.name}: ${status}`);
    ids.push(...body.data.map((row: Row) => row.id as number));
    if (page >= body.meta.last_page) return ids.sort((a, b) => a - b);
  }
}
