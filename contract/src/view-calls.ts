import { call, page } from './call.ts';
import { exported, exportFields } from './calls/generic.ts';
import { choice, date, type Field, type Fields, group, integer, list, named, namedAs, required, text } from './fields.ts';
import { rightOf, seeRight } from './rights.ts';
import { shownFields, type View } from './view.ts';

const month = text({ pattern: 'month' });

/** The parameters of a period. */
export const periodFields = { week: { date: date(), month }, month: { month } } as const satisfies Record<View['period'], Fields>;

/** The calls that a view becomes. */
export const viewCalls = (view: View) => {
  const { name, extraFilters } = view;
  const words = name.replaceAll('-', ' ');
  const read = { method: 'GET', access: seeRight(view), tag: name } as const;
  const period = periodFields[view.period];
  const row = rowFields(view);
  const usual = {
    order_by: choice({ options: view.list.sort }),
    order_dir: choice({ options: ['asc', 'desc', 'ascend', 'descend'] }),
    search: text({ max: 100 }),
  };
  const filters = text({ max: 4096 });
  return {
    list: call({
      ...read,
      path: `/${name}`,
      summary: `List ${words}`,
      answer: page(row),
      query: {
        ...period,
        page: integer({ min: 1, max: 100_000 }),
        per_page: integer({ min: 1, max: 200 }),
        ...usual,
        filters,
        ...extraFilters,
      },
    }),
    lists: call({
      ...read,
      path: `/${name}/lists`,
      summary: `List the names in ${words} for a picker`,
      query: { ...period, search: text({ max: 100 }), ids: text({ max: 2000 }) },
      answer: list(named),
    }),
    one: call({ ...read, path: `/${name}/:id`, summary: `Get a row of ${words}`, query: period, answer: row }),
    export: call({
      method: 'POST',
      path: `/exports/${name}`,
      repeats: true,
      access: rightOf(view, 'export'),
      tag: 'exports',
      summary: `Export ${words} to a file`,
      takesLong: true,
      answer: exported,
      touches: ['exports'],
      body: { ...exportFields, ...period, ...usual, ...extraFilters },
    }),
  };
};

/** A row in a response: its id, the fields of its record, the computed columns, and any additional keys. */
function rowFields(view: View): Fields {
  const row: Fields = { id: integer(required), [view.subject]: integer(required) };
  for (const name of shownFields(view)) {
    const field = view.fields[name] as Field;
    row[name] = field;
    if (field.kind === 'reference') row[namedAs(name)] = group(named);
  }
  return { ...row, ...view.columns, ...view.beside };
}
