import { type Field, isSealed, isWritable } from '@cadre/contract/fields';
import type { Move, Resource } from '@cadre/contract/resource';
import { dayIn } from '@cadre/rules/calendar';
import { isRestorable } from '../../../src/crud/write/restore.ts';
import type { Actor } from '../../../src/platform/access/actor.ts';
import { rightsMark } from '../../../src/platform/access/rights-mark.ts';
import { png } from '../../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../../crud/multipart.ts';
import { sampleOf, sampleValue } from '../../crud/samples.ts';
import type { DemoCompany } from '../demo-company.ts';
import { byWhoMay, done, firstId, idsOf } from '../fixtures.ts';

/** Everything that a declaration alone makes possible, done to one record. */
export async function writeOneOf(company: DemoCompany, of: Resource): Promise<void> {
  const verbs = of.life.writes ?? ['create', 'update', 'delete'];
  if (verbs.length === 0) return;
  const some = await someIds(company);
  const path = `/${of.name}`;
  const { data } = await byWhoMay(company, (person) => person.post(path, sampleOf(of, some)));
  const one = `${path}/${data.id}`;
  const [name, field] =
    Object.entries(of.fields).find(([, { kind, tier, ...field }]) => kind === 'text' && !tier && isWritable(field as Field)) ?? [];
  if (name && field && verbs.includes('update'))
    await byWhoMay(company, (person) => person.put(one, { [name]: sampleValue(field, some), version: 1 }));
  if (of.form.clone) await byWhoMay(company, (person) => person.post(`${one}/clone`, {}));
  for (const key of Object.keys(of.fields)
    .filter((key) => isSealed(of.fields[key] as Field))
    .slice(0, 1)) {
    await byWhoMay(company, (person) => person.post(`${one}/reveal`, { field: key }));
  }
  if (verbs.includes('delete')) await byWhoMay(company, (person) => person.delete(one, {}));
  if (isRestorable(of)) await byWhoMay(company, (person) => person.post('/restore', { model: of.name, id: data.id }));
}

/** A file is added, listed, opened and removed. */
export async function keepFileOf(company: DemoCompany, of: Resource): Promise<void> {
  // Of papers, only the offer to a candidate takes one.
  const one = `/${of.name}/${await firstId(company, of.name, of.name === 'forms' ? `status = 'issued' and employee_id is null` : undefined)}`;
  const [collection] = Object.keys(of.record.media ?? {});
  const upload = { method: 'POST', path: `${one}/media-upload`, headers: { 'content-type': multipartType } } as const;
  const payload = multipart(collection as string, 'picture.png', png(2, 2));
  const { ids } = await byWhoMay(company, (person) => person.send({ ...upload, payload }));
  const { data } = await byWhoMay(company, (person) => person.get(`${one}/media`));
  await byWhoMay(company, (person) => person.get(data[0].url));
  await byWhoMay(company, (person) => person.delete(`${one}/media-delete`, { collection, mediaToDelete: ids }));
}

/** Makes a move by its own path on the first row that any role may move. */
export async function moveOneOf(company: DemoCompany, of: Resource, name: string, { from, input = {} }: Move): Promise<void> {
  const some = await someIds(company);
  const states = from.map((state) => `'${state}'`).join();
  const isThere = `${of.life.status?.field} in (${states})`;
  const isOpen = openMonths[of.name] ?? 'true';
  const open = await idsOf(company, of.name, `${isThere} and ${isOpen}`);
  const closed = await idsOf(company, of.name, `${isThere} and not (${isOpen})`);
  // An event that has happened cannot have a future date.
  const today = dayIn('Europe/Madrid', new Date());
  const requested = Object.fromEntries(
    Object.entries(input).map(([key, field]) => [key, field.kind === 'date' ? today : sampleValue(field, some)]),
  );
  const path = (id: number) => `/${of.name}/${id}/${name.replaceAll('_', '-')}`;
  const refusals: unknown[] = [];
  for (const id of [...open.slice(0, 8), ...closed.slice(0, 8)]) {
    const error = await byWhoMay(company, (person) => person.post(path(id), requested)).then(() => undefined, String);
    if (error === undefined) return;
    refusals.push(error);
  }
  throw new Error(`${of.name} ${name}: ${refusals.join('\n') || `nothing is ${states}`}`);
}

/** Records of a closed month cannot be taken back, so records of open months come first. */
const openMonths: Record<string, string> = {
  excuses: 'closed_month_of(employee_id, date, date) is null',
  travels: 'closed_month_of(employee_id, start_date, end_date) is null',
  leaves: 'closed_month_of(employee_id, from_date, to_date) is null',
  overtime: 'closed_month_of(employee_id, date, date) is null',
  attendances: 'closed_month_of(employee_id, left(local_time, 10)::date, left(local_time, 10)::date) is null',
};

async function someIds(company: DemoCompany): Promise<(resource: string) => number> {
  const some = new Map<string, number>([['roles', 2]]);
  for (const name of [
    'branches',
    'departments',
    'jobs',
    'employees',
    'users',
    'holiday-calendars',
    'shifts',
    'week-schedules',
    'devices',
    'forms',
    'leave-categories',
    'pay-components',
    'cost-centers',
    'clients',
    'projects',
    'project-tasks',
  ])
    some.set(name, await firstId(company, name));
  return (resource) => some.get(resource) ?? 0;
}

/** Features that all lists share: exports, and one call for any status. */
export async function exportAndMove(company: DemoCompany): Promise<void> {
  const admin = company.as('admin');
  for (const [type, format] of [
    ['employees', 'xlsx'],
    ['branches', 'csv'],
  ]) {
    const answer = await admin.post(`/exports/${type}`, { format });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] as string;
    const path = done(answer).link.replace('/api/v1', '');
    done(await company.anyone().get(path, {}, { cookie }));
  }
  const user_id = await firstId(company, 'users', `email = 'admin@example.com'`);
  const { rows } = await company.services.db.run(
    `insert into kept_exports (user_id, type, wish, language, name, mime, stored_as, status, rows_done, rows_total, rights_mark)
     values ($1, 'branches', '{"format":"csv"}', 'en', 'branches.csv', 'text/csv', 'export-kept', 'ready', 1, 1, $2) returning id`,
    [user_id, rightsMark((await company.services.sessions.loadUser(user_id)) as Actor)],
  );
  done(await admin.post(`/exports/${rows[0].id}/link`));
  for (const view of ['weekly-hours', 'timesheet', 'leave-balances']) done(await admin.post(`/exports/${view}`, { format: 'csv' }));
  const id = await firstId(company, 'devices', `status = 'active'`);
  done(await admin.patch('/update-status', { model: 'devices', id, status: 'disabled' }));
  done(await admin.patch('/update-status', { model: 'devices', id, status: 'active' }));
}
