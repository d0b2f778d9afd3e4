import { type Field, isWritable } from '@cadre/contract/fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import type { Scope } from '@cadre/contract/scopes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '../../src/crud/read/table.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { alikeHere, usualResources } from './resources-here.ts';
import { sampleOf, sampleValue } from './samples.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
let anotherJob: number | undefined;
beforeAll(async () => {
  scene = await openScene();
  const { db } = scene.office.services;
  anotherJob = (await sql<{ id: number }>`insert into jobs (name) values ('Another job') returning id`.execute(db)).rows[0]?.id;
  // An approved salary is not edited, only replaced.
  await asSystem(db, sql`update compensations set status = 'pending'`);
});
afterAll(() => scene.close());

type Row = Record<string, unknown> & { id: number };

function holding(resource: Resource, actions: readonly string[], scope: Scope): Promise<Player> {
  const tiers = Object.keys(resource.access.tiers ?? {}).flatMap((tier) =>
    Object.values(tierRights(resource, tier)).filter((one) => typeof one === 'string'),
  );
  const names = [seeRight(resource), ...[...actions, ...tiers].map((action) => rightOf(resource, action))];
  return scene.newcomer(names.map((name): [Permission, Scope] => [name as Permission, scope]));
}

const ofPerson = async (resource: Resource, employee_id: number): Promise<Row> =>
  ((await scene.rows(resource)) as Row[]).find((row) => row[resource.access.owner?.employee ?? ''] === employee_id) as Row;

/** A valid value that the row does not have. */
function anotherValue(resource: Resource, name: string, row: Row): unknown {
  const field = resource.fields[name] as Field;
  if (field.kind === 'boolean') return !row[name];
  if (field.kind === 'choice') return field.options.find((option) => option !== row[name]);
  if (name === 'job_id') return anotherJob;
  if (name === 'hire_date') return '2019-05-06';
  return sampleValue(field, scene.someId);
}

describe.each(
  alikeHere(
    usualResources.filter(
      ([
        ,
        {
          access: { ownerMayNotEdit },
        },
      ]) => ownerMayNotEdit,
    ),
  ),
)('own rows of %s', (name, resource) => {
  const { refusal = '', fields } = resource.access.ownerMayNotEdit ?? {};
  const owners = resource.access.owner?.employee as string;
  let [owner, other]: Player[] = [];
  beforeAll(async () => {
    const actions = ['create', 'update', 'delete', ...(resource.access.extraRights ?? [])];
    owner = await holding(resource, actions, 'all');
    other = await holding(resource, actions, 'all');
  });
  const [by, instead] = [() => owner as Player, () => other as Player];
  const answer = async (player: Player, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const { status, body: said } = await player.ask(method, `/${name}${path}`, body);
    return { status, code: said.code as string | undefined };
  };
  const isRefused = { status: 403, code: refusal };
  const isDone = { status: 200, code: undefined };

  const writable = resource.form.rows.flat().filter((one) => one !== owners && isWritable(resource.fields[one] as Field));
  const closed = fields ?? [
    writable.find((one) => one === 'note' || one === 'iban') ?? writable.find((one) => resource.fields[one]?.kind !== 'reference') ?? '',
  ];

  test.each(closed)('the owner does not change %s, and others do', async (field) => {
    const row = await ofPerson(resource, by().employee_id);
    const value = anotherValue(resource, field, row);
    expect(await answer(by(), 'PUT', `/${row.id}`, { [field]: value })).toEqual(isRefused);
    expect((await ofPerson(resource, by().employee_id))[field]).toEqual(row[field]);
    expect(await answer(instead(), 'PUT', `/${row.id}`, { [field]: value })).toEqual(isDone);
    const colleague = await ofPerson(resource, instead().employee_id);
    expect(await answer(by(), 'PUT', `/${colleague.id}`, { [field]: anotherValue(resource, field, colleague) })).toEqual(isDone);
  });

  if (fields)
    test('the owner changes other fields', async () => {
      const row = await ofPerson(resource, by().employee_id);
      expect(await answer(by(), 'PUT', `/${row.id}`, { preferred_name: 'Nick' })).toEqual(isDone);
    });
  else
    test('users cannot add, take over or delete a row of their own; others can', async () => {
      const mine = { ...sampleOf(resource, scene.someId), [owners]: by().employee_id };
      expect(await answer(by(), 'POST', '', mine)).toEqual(isRefused);
      const made = await instead().ask('POST', `/${name}`, mine);
      expect({ status: made.status, code: made.body.code }).toEqual(isDone);
      expect(await answer(by(), 'DELETE', `/${made.body.data.id}`)).toEqual(isRefused);
      expect(await answer(instead(), 'DELETE', `/${made.body.data.id}`)).toEqual(isDone);
    });
});

describe.each(
  alikeHere(
    usualResources.filter(
      ([
        ,
        {
          access: { ownerSeesOnly },
        },
      ]) => ownerSeesOnly,
    ),
  ),
)('rows of %s about oneself', (name, resource) => {
  const { field = '', only = [] } = resource.access.ownerSeesOnly ?? {};
  const declared = resource.fields[field];
  const states = declared?.kind === 'choice' ? declared.options : [];

  test.each(states)('that are %s are seen and reached only if the declaration says so', async (state) => {
    const owner = await holding(resource, ['update'], 'own');
    const reader = await holding(resource, ['update'], 'all');
    const { id } = await ofPerson(resource, owner.employee_id);
    // The database computes the visibility of a payslip.
    const value =
      name === 'salaries' ? sql`released_at = ${state === 'released' ? sql`now()` : sql`null`}` : sql`${sql.ref(field)} = ${state}`;
    await asSystem(scene.office.services.db, sql`update ${table(resource)} set ${value} where id = ${id}`);
    const seenBy = async (player: Player) => {
      const listed = (await player.ask('GET', `/${name}?per_page=200&filters=${encodeURIComponent(JSON.stringify({ [field]: state }))}`))
        .body.data;
      const one = await player.ask('GET', `/${name}/${id}`);
      return { listed: listed.some((row: Row) => row.id === id), status: one.status };
    };
    expect(await seenBy(owner)).toEqual(only.includes(state) ? { listed: true, status: 200 } : { listed: false, status: 404 });
    expect(await seenBy(reader)).toEqual({ listed: true, status: 200 });
    if (only.includes(state) || !(resource.life.writes ?? ['update']).includes('update')) return;
    expect((await owner.ask('PUT', `/${name}/${id}`, {})).status).toBe(404);
  });
});
