import { departmentTree } from '@cadre/contract/calls/generic';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';

type Node = {
  id: number;
  name: string;
  code: string | null;
  color: string | null;
  version: number;
  parent_id: number | null;
  head: { id: number; name: string } | null;
  employees_count: number;
};
type Branch = Omit<Node, 'parent_id'> & { total_count: number; children: Branch[] };

export function serveDepartmentTree(app: FastifyInstance, house: House): void {
  serve(app, house, departmentTree, async () => {
    const { rows } = await sql<Node>`
      select d.id, d.name, d.code, d.color, d.version, d.parent_id,
        case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end as head,
        coalesce(people.count, 0) as employees_count
      from departments d
      left join employees h on h.id = d.head_id
      left join (
        select department_id, count(*)::int as count from employees where status <> 'terminated' group by department_id
      ) people on people.department_id = d.id
      order by d.name collate "und-x-icu", d.id`.execute(house.db);
    return { data: treeOf(rows, null) };
  });
}

/** Children below their parents, each node with the people of its whole subtree. */
function treeOf(nodes: Node[], parent: number | null): Branch[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map(({ parent_id: _, ...node }) => {
      const children = treeOf(nodes, node.id);
      const total_count = children.reduce((sum, child) => sum + child.total_count, node.employees_count);
      return { ...node, total_count, children };
    });
}
