import { catalogue } from '@cadre/contract/permissions';
import { rightsOfColumn } from '@cadre/contract/reports/column-rights';
import { reportNames, reports } from '@cadre/contract/reports/index';
import type { Report } from '@cadre/contract/reports/report';
import { seededRoles } from '@cadre/contract/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../src/platform/access/sessions.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import { monday } from '../attendance/fixtures.ts';
import { mailsIn } from '../office/outbox.ts';
import type { Person } from '../office/person.ts';
import { type Office, openOffice } from '../office.ts';
import { holdsMark, type Place, places, placesIn, word } from './places.ts';
import { plant } from './plant.ts';
import { approversOf, mayKnow, openReaders, type Reader, readerNames } from './readers.ts';
import { type Seen, walkThrough } from './walk.ts';

type Found = Seen & { shown: Place[] };

let office: Office;
let clara: number;
let readers: Map<string, Reader>;
let approvers: Set<string>;
let walk: Awaited<ReturnType<typeof walkThrough>>;
beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  readers = await openReaders(office);
  await plant(office, clara, readers.get('project_manager')?.employee_id as number);
  approvers = await approversOf(office, clara);
  walk = await walkThrough(office, clara);
});
afterAll(() => office.close());

const walked = new Map<string, Found[]>();
const reader = (name: string): Reader => readers.get(name) as Reader;
const nameOf = ({ resource, name }: Place): string => `${resource.name}.${name}`;

/** Walked once by each reader, whichever test comes first. */
async function waysOf(name: string): Promise<Found[]> {
  const known = walked.get(name) ?? [];
  if (!walked.has(name))
    await walk(reader(name).as, (seen) => {
      const shown = placesIn(seen.text);
      if (shown.length > 0) known.push({ ...seen, shown });
    });
  walked.set(name, known);
  return known;
}

test.each(readerNames.filter((name) => name !== 'owner'))(
  'the %s finds no value that their rights do not open, in any answer',
  async (name) => {
    const leaks = (await waysOf(name)).flatMap(({ way, shown }) => {
      const closed = shown.filter((place) => !mayKnow(reader(name), place, approvers));
      return closed.length > 0 ? [`${way}: ${closed.map(nameOf)}`] : [];
    });
    expect(leaks).toEqual([]);
  },
);

test('every value is found by a reader with its rights, so it is there to be found', async () => {
  const found = new Set<Place>();
  for (const name of readerNames) for (const { shown } of await waysOf(name)) for (const place of shown) found.add(place);
  expect(places.filter((place) => holdsMark(place) && !found.has(place)).map(nameOf)).toEqual([]);
});

/** Closed fields of resources that also have open ones: sorting or filtering by them would reveal their values. */
const besideOpen = places.filter(({ resource, tier }) => resource.access.guarded === undefined && tier !== undefined);

test.each(readerNames)('the %s neither sorts, filters nor exports by a field that is closed to them', async (name) => {
  const { as } = reader(name);
  const open: string[] = [];
  for (const place of besideOpen.filter((one) => isGuardedTier(one) || !mayKnow(reader(name), one, approvers))) {
    const path = `/${place.resource.name}`;
    const tries = [
      await as.get(path, { order_by: place.name }),
      await as.get(path, { filters: { [place.name]: word } }),
      await as.get(path, { filters: { [place.name]: { from: 0, to: 1 } } }),
      await as.post('/counts', { of: [{ list: place.resource.name, filters: { [place.name]: word } }] }),
      await as.post(`/exports/${place.resource.name}`, { format: 'csv', columns: [place.name] }),
    ];
    await office.services.db.run('delete from attempts', []);
    const isFullyCovered = tries.some(({ status, body }) => status === 200 && body.counts?.[0].total !== null);
    if (isFullyCovered) open.push(nameOf(place));
  }
  expect(open).toEqual([]);
});

test.each(readerNames)('no search of the %s finds a record by a word that is closed to them', async (name) => {
  const { as } = reader(name);
  const found: string[] = [];
  for (const [resource, of] of Map.groupBy(places, ({ resource }) => resource)) {
    if (of.some((place) => mayKnow(reader(name), place, approvers) && !isGuardedTier(place))) continue;
    const { body } = await as.get(`/${resource.name}`, { search: word });
    if (body.meta?.total > 0) found.push(resource.name);
  }
  expect(found).toEqual([]);
});

test('it is not in the log or in stored responses, and only in mails to users who may see it', async () => {
  expect(office.logged.filter((line) => placesIn(line).length > 0)).toEqual([]);
  const { rows } = await office.services.db.run('select row_to_json(k)::text as kept from idempotency_keys k', []);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ kept: stored }) => placesIn(stored).length > 0)).toEqual([]);
  const own = office.cast.consultant.email;
  const astray = (await mailsIn(office.services)).filter(({ to, subject, text }) => to !== own && placesIn(subject + text).length > 0);
  expect(astray).toEqual([]);
});

const isGuardedTier = ({ resource, tier }: Place): boolean => tier !== undefined && resource.access.tiers?.[tier]?.guarded === true;

/** Names in the history, in pickers and on covers do not count as a view of the record. */
const isCover = ({ way, text }: Pick<Seen, 'way' | 'text'>): boolean =>
  /^GET \/(logs|notifications|search|\S*\/(lists|history|timeline|media))/.test(way) ||
  (/^GET (\/(documents|forms|approvals) |\/employees\/\S+\/profile)/.test(way) &&
    !/"note":(?!null)/.test(text) &&
    !text.includes('"answers"'));

test.each(['hr_manager', 'payroll_officer'])('every answer that shows the %s guarded values leaves a trace', async (name) => {
  const isAbout = ({ resource, tier }: Place) =>
    resource.access.owner?.employee !== undefined &&
    (resource.access.guarded !== undefined || resource.access.tiers?.[tier ?? '']?.guarded === true);
  const shown = (await waysOf(name)).filter((seen) => seen.way.startsWith('GET ') && seen.shown.some(isAbout) && !isCover(seen));
  expect(shown.length).toBeGreaterThan(20);
  const untraced: string[] = [];
  for (const { way } of shown) {
    const [, path = '', query = '{}'] = /^GET (\S+) (.*)$/.exec(way) ?? [];
    const person = await newcomer(seededRoles[reader(name).role]);
    const { body } = await person.get(path, JSON.parse(query));
    // The user of the walk also saw the note of their own decision.
    if (isCover({ way, text: JSON.stringify(body) })) continue;
    const { rows } = await office.services.db.run(
      `select from logs where action = 'view_sensitive' and employee_id = $1 and actor_id = (select max(id) from users)`,
      [clara],
    );
    if (rows.length === 0) untraced.push(way);
  }
  expect(untraced).toEqual([]);
});

let newcomers = 0;
/** An account that has not looked at anything yet. */
async function newcomer(role: number): Promise<Person> {
  newcomers += 1;
  return runAs('system', () =>
    office.services.db.transaction(async ({ run }) => {
      const { rows } = await run(`insert into users (first_name, email, status) values ('New', $1, 'active') returning id`, [
        `new${newcomers}@example.com`,
      ]);
      await run('insert into user_roles (user_id, role_id) values ($1, $2)', [rows[0].id, role]);
      return office.anyone(await startSession(run, rows[0].id, { ip: '127.0.0.1', user_agent: 'Office test' }));
    }),
  );
}

/** The rights that columns of reports need beyond the rows. */
const ofColumns = [...new Set(Object.values<Report>(reports).flatMap(({ columns }) => Object.values(columns).flatMap(rightsOfColumn)))];

test.each(ofColumns)('a role with every right but %s sees no report column that requires it', async (withheld) => {
  const { db } = office.services;
  await db.run(`insert into roles (id, name) values (99, 'All but one') on conflict do nothing`, []);
  await db.run('delete from role_permissions where role_id = 99', []);
  const rights = catalogue.map(({ name }) => name).filter((name) => name !== withheld);
  await db.run(`insert into role_permissions (role_id, permission, scope) select 99, unnest($1::text[]), 'all'`, [rights]);
  const person = await newcomer(99);
  for (const name of reportNames) {
    const { body } = await person.get(`/reports/${name}`, { filters: { date: { from: monday, to: monday } } });
    const shown: string[] = (body.data?.columns ?? []).map((column: { name: string }) => column.name);
    const { columns }: Report = reports[name];
    expect(shown.filter((column) => columns[column] && rightsOfColumn(columns[column]).includes(withheld))).toEqual([]);
    expect(placesIn(JSON.stringify(body)).filter(({ rights }) => rights.includes(withheld))).toEqual([]);
  }
});
