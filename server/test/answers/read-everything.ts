import type { Call } from '@cadre/contract/call';
import { resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import { addDays, dayIn } from '@cadre/rules/calendar';
import type { Person } from '../office/person.ts';
import type { DemoCompany, DemoRole } from './demo-company.ts';
import { idsOf } from './fixtures.ts';

const today = dayIn('Europe/Madrid', new Date());
const month = today.slice(0, 7);

type Query = Record<string, unknown>;
type Id = string | number;

/** Query parameters that a call requires, or that change its response. */
const queries: Record<string, Query[]> = {
  '/search': [{ q: 'con' }],
  '/departments/tree': [{ with: 'employees' }, { as_of: addDays(today, -200) }],
  '/employees/:id/as-of': [{ date: today }, { date: '1999-01-01' }],
  '/employees/:id/leaving': [{ last_working_day: today }],
  '/employees/:id/plan': [{ from: addDays(today, -20), to: addDays(today, 20) }],
  '/employees/:id/attendance': [
    { type: 'year-weeks', date: today },
    { type: 'timesheet', date: month },
  ],
  '/timesheet': [{ month }, { attention: 'only' }],
};

/** Makes every GET call as one person: lists, the first record this person sees, and one they do not see. */
export async function readEverything(company: DemoCompany, role: DemoRole): Promise<void> {
  const person = company.as(role);
  const known = new Map<string, Id[]>();
  const idsSeen = async (resource: string): Promise<Id[]> => {
    const ids = known.get(resource) ?? (await someIds(company, person, resource));
    known.set(resource, ids);
    return ids;
  };
  for (const call of company.app.calls.filter(({ method }) => method === 'GET')) {
    for (const path of await pathsOf(call, person, idsSeen)) {
      for (const query of queries[call.path] ?? [usualQuery(call)]) await person.get(path, query);
    }
  }
}

const usualQuery = ({ answer, path }: Call): Query => (answer?.kind === 'page' && !path.includes(':') ? { per_page: 200 } : {});

async function pathsOf({ path, example }: Call, person: Person, idsSeen: (resource: string) => Promise<Id[]>): Promise<string[]> {
  const resource = path.split('/')[1] as string;
  if (path.includes(':section')) return [path.replace(':section', String(example?.params?.section))];
  if (path.includes(':media_id')) return mediaOf(person, resource, await idsSeen(resource));
  if (!path.includes(':')) return [path];
  return (await idsSeen(Object.hasOwn(views, resource) ? 'employees' : resource)).map((id) => path.replace(/:\w+/, String(id)));
}

async function someIds(company: DemoCompany, person: Person, resource: string): Promise<Id[]> {
  const { body } = await person.get(`/${resource}`);
  const seen: number[] = (body?.data ?? []).map(({ id }: { id: number }) => id);
  const others = isStored(resource) ? (await idsOf(company, resource)).filter((id) => !seen.includes(id)) : [];
  const own = resource === 'employees' || resource === 'attendances' ? ['self'] : [];
  return [...own, ...seen.slice(0, 1), others[0] ?? 1_000_000];
}

const isStored = (name: string): boolean => Object.hasOwn(resources, name) || name === 'imports';

async function mediaOf(person: Person, resource: string, ids: Id[]): Promise<string[]> {
  for (const id of ids) {
    const files = (await person.get(`/${resource}/${id}/media`)).body?.data ?? [];
    if (files[0]) return [files[0].url];
  }
  return [`/${resource}/1/media/1`];
}
