import type { ChartPerson } from '../departments-tree.ts';

/** Somebody in a chart; what a test does not speak of is plain. */
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
