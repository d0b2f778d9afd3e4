import type { ChartPerson } from '../departments/departments-tree.ts';

/** A person in a chart, with plain defaults for the other fields. */
export const person = (id: number, name: string, rest: Partial<ChartPerson> = {}): ChartPerson => ({
  id,
  name,
  pic: null,
  job: '',
  is_head: false,
  manager_id: null,
  branch: { id: 1, name: 'Madrid' },
  ...rest,
});
