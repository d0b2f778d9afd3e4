import { Problem } from '../../platform/problem.ts';
import type { ServedView } from './served-view.ts';
import { findSubjects, type Subject, type SubjectsQuery } from './subjects.ts';
import type { Values, Wants } from './view-behaviour.ts';

type Row = Record<string, unknown> & { id: number };
type Page = { page: number; per_page: number };

/** Many people have many days, so they are read in batches. */
const atOnce = 500;
/** The largest number of rows to sort by a computed column or write to a file. */
const mostRows = 100_000;

const everything: Wants = () => true;

/**
 * One page. Stored fields are sorted by the database, and only the page is computed. For a computed column, that column is computed for all
 * rows in scope, and the other columns only for the page.
 */
export async function viewPage(served: ServedView, wanted: SubjectsQuery & Page): Promise<{ rows: Row[]; total: number }> {
  const [after, most] = [(wanted.page - 1) * wanted.per_page, wanted.per_page];
  if (!Object.hasOwn(served.view.columns, wanted.order_by)) {
    const { subjects, total } = await findSubjects(served, wanted, { after, most });
    return { rows: await render(served, wanted, subjects), total };
  }
  const subjects = await sortedSubjects(served, wanted);
  return { rows: await render(served, wanted, subjects.slice(after, after + most)), total: subjects.length };
}

/** Every row that the list shows, some at a time, for a file. */
export async function* viewBatches(served: ServedView, wanted: SubjectsQuery, ids: number[] | undefined): AsyncGenerator<Row[]> {
  const isComputed = Object.hasOwn(served.view.columns, wanted.order_by);
  const subjects = isComputed ? await sortedSubjects(served, wanted) : await allSubjects(served, wanted);
  const chosen = ids ? subjects.filter(({ id }) => ids.includes(id)) : subjects;
  for (let at = 0; at < chosen.length; at += atOnce) yield render(served, wanted, chosen.slice(at, at + atOnce));
}

export const countRows = async (served: ServedView, wanted: SubjectsQuery): Promise<number> =>
  (await findSubjects(served, wanted, { after: 0, most: 0 })).total;

async function allSubjects(served: ServedView, wanted: SubjectsQuery): Promise<Subject[]> {
  const { subjects, total } = await findSubjects(served, wanted, { after: 0, most: mostRows });
  if (total > mostRows) throw new Problem('too_many_rows', { args: { limit: mostRows } });
  return subjects;
}

async function sortedSubjects(served: ServedView, wanted: SubjectsQuery): Promise<Subject[]> {
  const { order_by, order_dir } = wanted;
  const subjects = await allSubjects(served, wanted);
  const values = await computed(served, wanted, subjects, (column) => column === order_by);
  const keyed = subjects.map((subject, at) => ({ subject, key: values[at]?.[order_by] as Key }));
  return keyed.sort((a, b) => compare(a.key, b.key, order_dir === 'asc' ? 1 : -1)).map(({ subject }) => subject);
}

type Key = number | string | null | undefined;

/** Empty values come last in both directions; equal ones keep the order of their names. */
function compare(one: Key, other: Key, direction: 1 | -1): number {
  const [none, noOther] = [one === null || one === undefined, other === null || other === undefined];
  if (none || noOther) return Number(none) - Number(noOther);
  if (one === other) return 0;
  return one! < other! ? -direction : direction;
}

async function render(served: ServedView, wanted: SubjectsQuery, subjects: readonly Subject[]): Promise<Row[]> {
  const values = await computed(served, wanted, subjects, everything);
  return subjects.map(({ id, shown }, at) => ({ id, [served.view.subject]: id, ...shown, ...values[at] }));
}

async function computed(
  { services, behaviour }: ServedView,
  { period }: Pick<SubjectsQuery, 'period'>,
  subjects: readonly Subject[],
  wants: Wants,
): Promise<Values[]> {
  const values: Values[] = [];
  for (let at = 0; at < subjects.length; at += atOnce) {
    const known = subjects.slice(at, at + atOnce).map((subject) => subject.known);
    values.push(...(await behaviour.rows(services.db, known, period, wants)));
  }
  return values;
}
