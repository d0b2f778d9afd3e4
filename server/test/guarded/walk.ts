import type { Call } from '@cadre/contract/call';
import { exportFormats } from '@cadre/contract/calls/generic';
import { isSealed } from '@cadre/contract/fields';
import { reportNames } from '@cadre/contract/reports/index';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import { runAs } from '../../src/platform/database/run-as.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { readZip } from '../../src/platform/documents/testing/read-zip.ts';
import { monday } from '../attendance/fixtures.ts';
import type { Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { places, word } from './places.ts';

type Id = number | string;
export type Seen = { way: string; text: string };
type Walk = (person: Person, hear: (seen: Seen) => void) => Promise<void>;

/** Everything that can be requested in this office: every call that reads, every search, every file, and the refusals that show a record. */
export async function walkThrough(office: Office, employee_id: number): Promise<Walk> {
  const ids = await idsOf(office, employee_id);
  const { services } = office;
  let turn = 0;

  return async (person, hear) => {
    const get = async (path: string, query: Record<string, unknown> = {}) => {
      const { text, body } = await person.get(path, query);
      hear({ way: `GET ${path} ${JSON.stringify(query)}`, text });
      return body;
    };
    turn += 1;
    for (const call of office.app.calls.filter(({ method, path }) => method === 'GET' && path !== '/openapi.json')) {
      for (const path of pathsOf(call, ids)) for (const query of queriesOf(call, employee_id)) await get(path, query);
    }
    for (const call of office.app.calls.filter(isQuestion)) {
      for (const path of pathsOf(call, ids)) {
        const { text } = await person.post(path, call.example?.body ?? {});
        hear({ way: `POST ${path}`, text });
      }
    }
    for (const { name } of filed)
      for (const id of ids[name] ?? []) for (const file of (await get(`/${name}/${id}/media`))?.data ?? []) await get(file.url);
    for (const [at, name] of telling.entries()) {
      await writes(person, name, ids[name] ?? [], hear);
      await services.db.run('delete from attempts', []);
      // One format per walk, in rotation: all formats have the same source.
      const format = exportFormats[(turn + at) % exportFormats.length] as string;
      hear({ way: `export of ${name} as ${format}`, text: await exported(office, person, name, { format }) });
    }
    for (const [at, name] of reportNames.entries()) {
      await services.db.run('delete from attempts', []);
      const format = exportFormats[(turn + at) % exportFormats.length] as string;
      hear({
        way: `report ${name} as ${format}`,
        text: await exported(office, person, `report-${name}`, { format, filters: { date: days } }),
      });
    }
  };
}

/** Days around the hour that is planted. */
const days = { from: monday, to: monday };

/** Of every resource the rows of this person, or else the first. */
async function idsOf({ services }: Office, employee_id: number): Promise<Record<string, Id[]>> {
  const found: Record<string, Id[]> = {};
  for (const [name, { access }] of Object.entries(resources as Record<string, Resource>)) {
    const { owner } = access;
    const own = owner?.employee ? `order by (${owner.employee} is not distinct from ${employee_id}) desc, id desc` : 'order by id';
    const statement = `select id from ${name.replaceAll('-', '_')} ${own} limit ${owner?.employee ? 2 : 1}`;
    const { rows } = await runAs('system', () => services.db.transaction(({ run }) => run(statement)));
    found[name] = rows.map(({ id }: { id: number }) => id);
  }
  return { ...found, employees: [employee_id, 'self'], reports: reportNames };
}

function pathsOf({ path }: Call, ids: Record<string, Id[]>): string[] {
  if (path.includes(':media_id') || path.includes(':token')) return [];
  if (!path.includes(':')) return [path];
  const resource = path.split('/')[1] as string;
  const known = ids[Object.hasOwn(views, resource) ? 'employees' : resource] ?? [1];
  return known.map((id) => path.replace(/:\w+/, String(id)));
}

/** Whether a call writes nothing despite its method. */
const isQuestion = ({ method, repeats, touches, path }: Call): boolean =>
  method === 'POST' &&
  repeats === true &&
  touches?.length === 0 &&
  !path.startsWith('/reset-password') &&
  !path.startsWith('/approval-links');

function queriesOf({ answer, path, query }: Call, employee_id: number): Record<string, unknown>[] {
  if (path === '/search') return [{ q: word }];
  if (path === '/reports/:name') return [{ filters: { date: days } }];
  const searches = query && 'search' in query && !path.includes(':') ? [{ search: word }] : [];
  const ofPerson = query && 'filters' in query && !path.includes(':') ? [{ filters: { employee_id } }] : [];
  const options = Object.entries(query ?? {}).flatMap(([name, field]) =>
    field.kind === 'choice' && !name.startsWith('order_') ? field.options.map((value) => ({ [name]: value })) : [],
  );
  return [answer?.kind === 'page' && !path.includes(':') ? { per_page: 200 } : {}, ...searches, ...ofPerson, ...options];
}

/** Resources with closed fields, and the history, where their values could also show. */
const telling = [...new Set([...places.map(({ resource }) => resource.name), 'logs'])];

const filed = Object.values<Resource>(resources).filter(({ record: { media } }) => media);

/** Refusals that could reveal a value: a stale version, a closed value, a missing right. */
async function writes(person: Person, name: string, ids: Id[], hear: (seen: Seen) => void): Promise<void> {
  const { label, fields }: Resource = resources[name as ResourceName];
  const sealed = Object.entries(fields).filter(([, field]) => isSealed(field));
  for (const id of ids) {
    const answers = [
      await person.put(`/${name}/${id}`, { [label]: 'Somebody', version: 9999 }),
      await person.delete(`/${name}/${id}`, { version: 9999 }),
    ];
    for (const [field] of sealed) answers.push(await person.post(`/${name}/${id}/reveal`, { field }));
    for (const { text } of answers) hear({ way: `a write to /${name}/${id}`, text });
  }
}

/** The text of an exported file in any format. */
async function exported(office: Office, person: Person, name: string, body: { format: string } & Record<string, unknown>): Promise<string> {
  const { body: answer, headers, text } = await person.post(`/exports/${name}`, body);
  if (!answer?.link?.includes('/files/')) return text;
  const cookie = String(headers['set-cookie']).split(';')[0] as string;
  const { rawPayload, body: plain } = await office.app.inject({ url: answer.link, headers: { cookie } });
  if (body.format === 'xlsx') return [...readZip(rawPayload).values()].join('\n');
  if (body.format === 'pdf')
    return readPdf(rawPayload)
      .map((page) => page.text)
      .join('\n');
  return plain;
}
