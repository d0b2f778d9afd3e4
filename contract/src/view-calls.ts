import { call } from './call.ts';
import { exportFields } from './calls/generic.ts';
import { choice, date, type Fields, integer, text } from './fields.ts';
import { rightOf, seeRight } from './rights.ts';
import type { View } from './view.ts';

const month = text({ pattern: 'month' });

/** How a period is asked for. */
export const periodFields = { week: { date: date(), month }, month: { month } } as const satisfies Record<View['period'], Fields>;

/** The calls that a view becomes. */
export const viewCalls = (view: View) => {
  const { name, narrowedBy } = view;
  const read = { method: 'GET', access: seeRight(view), tag: name } as const;
  const period = periodFields[view.period];
  const usual = {
    order_by: choice({ options: view.sort }),
    order_dir: choice({ options: ['asc', 'desc', 'ascend', 'descend'] }),
    search: text({ max: 100 }),
    filters: text({ max: 4096 }),
  };
  return {
    list: call({
      ...read,
      path: `/${name}`,
      query: { ...period, page: integer({ min: 1, max: 100_000 }), per_page: integer({ min: 1, max: 200 }), ...usual, ...narrowedBy },
    }),
    lists: call({ ...read, path: `/${name}/lists`, query: { ...period, search: text({ max: 100 }), ids: text({ max: 2000 }) } }),
    one: call({ ...read, path: `/${name}/:id`, query: period }),
    export: call({
      method: 'POST',
      path: `/exports/${name}`,
      access: rightOf(view, 'export'),
      tag: 'exports',
      body: { ...exportFields, ...period, ...usual, ...narrowedBy },
    }),
  };
};
