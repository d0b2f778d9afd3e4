import type { Call } from '@cadre/contract/call';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import { inNameOf } from '../../src/platform/database/in-name-of.ts';
import type { Person } from '../office/person.ts';
import type { Office } from '../office.ts';

type Id = number | 'self';
export type Seen = { way: string; text: string };
type Walk = (person: Person, hear: (seen: Seen) => void) => Promise<void>;

/** Everything that can be asked in this office: every call that reads, every search, every file, and the refusals that show a record. */
export async function walkThrough(office: Office, employee_id: number): Promise<Walk> {
  const ids = await idsOf(office, employee_id);
  const { house } = office;

  return async (person, hear) => {
    const get = async (path: string, query: Record<string, unknown> = {}) => {
      const { text, body } = await person.get(path, query);
      hear({ way: `GET ${path} ${JSON.stringify(query)}`, text });
      return body;
    };
    for (const call of office.app.calls.filter(({ method }) => method === 'GET')) {
      for (const path of pathsOf(call, ids)) for (const query of queriesOf(call)) await get(path, query);
    }
    for (const { name } of filed)
      for (const id of ids[name] ?? []) for (const file of (await get(`/${name}/${id}/media`))?.data ?? []) await get(file.url);
    for (const name of telling) {
      await writes(person, name, ids[name] ?? [], hear);
      await house.db.run('delete from attempts', []);
      hear({ way: `export of ${name}`, text: await exported(office, person, name) });
    }
  };
}

/** Of every resource the rows of this person, or else the first. */
async function idsOf({ house }: Office, employee_id: number): Promise<Record<string, Id[]>> {
  const found: Record<string, Id[]> = {};
  for (const [name, { owner }] of Object.entries(resources as Record<string, { owner?: { employee?: string } }>)) {
    const own = owner?.employee ? `order by (${owner.employee} is not distinct from ${employee_id}) desc, id desc` : 'order by id';
    const statement = `select id from ${name.replaceAll('-', '_')} ${own} limit ${owner?.employee ? 2 : 1}`;
    const { rows } = await inNameOf('system', () => house.db.transaction(({ run }) => run(statement)));
    found[name] = rows.map(({ id }: { id: number }) => id);
  }
  return { ...found, employees: [employee_id, 'self'] };
}

function pathsOf({ path }: Call, ids: Record<string, Id[]>): string[] {
  if (path.includes(':media_id') || path.includes(':token')) return [];
  if (!path.includes(':')) return [path];
  const resource = path.split('/')[1] as string;
  const known = ids[Object.hasOwn(views, resource) ? 'employees' : resource] ?? [1];
  return known.map((id) => path.replace(/:\w+/, String(id)));
}

/** What all marks have in common. */
const word = 'zonia';

function queriesOf({ answer, path, query }: Call): Record<string, unknown>[] {
  if (path === '/search') return [{ q: word }];
  const searches = query && 'search' in query && !path.includes(':') ? [{ search: word }] : [];
  return [answer?.kind === 'page' && !path.includes(':') ? { per_page: 200 } : {}, ...searches];
}

/** What is guarded, and where it could show beside. */
const telling = Object.values<Resource>(resources)
  .filter(({ name, guarded, tiers }) => guarded || Object.values(tiers ?? {}).some((tier) => tier.guarded) || name === 'logs')
  .map(({ name }) => name);

const filed = Object.values<Resource>(resources).filter(({ media }) => media);

/** Refusals that could tell: a stale version, a value that is closed, a right that is missing. */
async function writes(person: Person, name: string, ids: Id[], hear: (seen: Seen) => void): Promise<void> {
  for (const id of ids) {
    const { label } = resources[name as ResourceName];
    const answers = [
      await person.put(`/${name}/${id}`, { [label]: 'Somebody', version: 9999 }),
      await person.delete(`/${name}/${id}`, { version: 9999 }),
      await person.post(`/${name}/${id}/reveal`, { field: 'account_no' }),
    ];
    for (const { text } of answers) hear({ way: `a write to /${name}/${id}`, text });
  }
}

async function exported(office: Office, person: Person, name: string): Promise<string> {
  const { body, headers, text } = await person.post(`/exports/${name}`, { format: 'csv' });
  if (!body?.link?.includes('/files/')) return text;
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  return (await office.app.inject({ url: body.link, headers: { cookie } })).body;
}
