import type { Department } from '../departments/departments-tree.ts';

/** A department of a tree, with plain defaults for the other fields. */
export const department = (id: number, name: string, children: Department[] = [], rest: Partial<Department> = {}): Department => ({
  id,
  version: 1,
  name,
  code: null,
  color: null,
  head: null,
  employees_count: 1,
  total_count: 1,
  children,
  ...rest,
});
