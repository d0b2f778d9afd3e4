import { type Field, isSealed, isWritable } from '@cadre/contract/fields';
import { type Move, type Resource, tierRights } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { right, rightOf, seeRight } from '@cadre/contract/rights';
import { withDays } from '@cadre/contract/texts/day-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '../../src/crud/read/table.ts';
import { verifyHistory } from '../../src/features/history/verify-history.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { plainRole } from '../../src/platform/database/step-down.ts';
import { asSystem } from '../databases/as-system.ts';
import { multipart, multipartType } from './multipart.ts';
import { alikeHere, fewResources, resourcesHere } from './resources-here.ts';
import { sampleOf, sampleValue } from './samples.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** Separate tests cover resources that are only created and deleted, like the levels of a chain. */
const written = resourcesHere.filter(([, resource]) => (resource.life.writes ?? ['update']).includes('update'));
const readOnly = resourcesHere.filter(([, resource]) => resource.life.writes?.length === 0);

async function writerOf(resource: Resource, ...actions: string[]): Promise<Player> {
  const tiers = Object.keys(resource.access.tiers ?? {}).flatMap((tier) => [
    tierRights(resource, tier).view,
    tierRights(resource, tier).update,
  ]);
  const extra = resource.access.extraRights ?? [];
  const names = new Set([
    seeRight(resource),
    ...[...actions, ...tiers, ...extra].map((action) => rightOf(resource, action)),
    right('branches', 'view'),
  ]);
  return scene.holder([...names].map((name) => [name, 'all']));
}

const logsOf = async (model: string, id: number) =>
  (
    await sql<{ action: string; changes: { field: string; old: unknown; new: unknown }[]; actor_id: number }>`
    select action, changes, actor_id from logs where model = ${model} and model_id = ${id} order by id`.execute(scene.office.services.db)
  ).rows;

const masked = '•••';
/** Roles return more rights than were sent, and sealed values are returned masked. */
const differsFromStored = (field: Field): boolean => field.kind === 'grants' || isSealed(field);

/** Two values for a field of the form, if possible one that takes words and has neither a tier nor a pattern. */
function changesOf({ form, fields }: Resource): { label: string; first: unknown; second: unknown } {
  const texts = form.rows.flat().filter((name) => ['text', 'long_text'].includes(fields[name]?.kind ?? ''));
  const hasPattern = (name: string): boolean => Boolean((fields[name] as { pattern?: string }).pattern);
  const [label] = [
    ...texts.filter((name) => !fields[name]?.tier && !hasPattern(name) && fields[name]?.kind === 'text'),
    ...texts.filter((name) => !fields[name]?.tier && !hasPattern(name)),
    ...texts.filter((name) => !hasPattern(name)),
    ...texts,
    ...form.rows.flat(),
  ] as [string];
  if (texts.length > 0 && !hasPattern(label)) return { label, first: 'Changed 1', second: 'Changed 2' };
  const value = () => sampleValue(fields[label] as Field, scene.someId);
  return { label, first: value(), second: value() };
}

describe.each(written)('%s', (_name, resource) => {
  test('is created, read, changed and deleted, and the history records each step', async () => {
    const writer = await writerOf(resource, 'create', 'update', 'delete');
    const sample = sampleOf(resource, scene.someId);
    const created = await writer.ask('POST', `/${resource.name}`, sample);
    expect({ status: created.status, body: created.status === 200 ? '' : created.body }).toEqual({ status: 200, body: '' });
    const { id, version } = created.body.data;
    expect(created.body.message).toContain(withDays('en', String(created.body.data[resource.label])));
    expect(created.body.data).toMatchObject(
      Object.fromEntries(Object.entries(sample).filter(([name]) => !differsFromStored(resource.fields[name] as Field))),
    );

    const { label, first, second } = changesOf(resource);
    const changed = await writer.ask('PUT', `/${resource.name}/${id}`, { [label]: first, version });
    expect(changed.body.data).toMatchObject({ [label]: first, version: version + 1 });

    const stale = await writer.ask('PUT', `/${resource.name}/${id}`, { [label]: second, version });
    expect({ status: stale.status, code: stale.body.code }).toEqual({ status: 409, code: 'stale' });
    expect(stale.body.current[label]).toBe(first);
    expect(stale.body.changed_by).toBeTruthy();
    expect((await writer.ask('DELETE', `/${resource.name}/${id}`, undefined, { 'if-match': `"${version}"` })).status).toBe(409);

    expect((await writer.ask('DELETE', `/${resource.name}/${id}`, undefined, { 'if-match': `"${version + 1}"` })).status).toBe(200);
    expect((await writer.ask('GET', `/${resource.name}/${id}`)).status).toBe(404);

    const entries = await logsOf(resource.name, id);
    // The refused change returned the record, which counts as a view if any of its fields is guarded.
    expect(entries.map((entry) => entry.action).filter((action) => action !== 'view_sensitive')).toEqual(['create', 'update', 'delete']);
    expect(entries.every((entry) => entry.actor_id === writer.user_id)).toBe(true);
    const { tier } = resource.fields[label] as Field;
    const isMasked = resource.access.guarded || (tier && tierRights(resource, tier).guarded);
    const result = isMasked ? { old: masked, new: masked } : { old: sample[label], new: first };
    expect(entries[1]?.changes).toContainEqual(expect.objectContaining({ field: label, ...result }));
  });

  test('a reference to a missing record is an error of its field', async () => {
    const writer = await writerOf(resource, 'create');
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'reference' || field.readonly) continue;
      const { status, body } = await writer.ask('POST', `/${resource.name}`, {
        ...sampleOf(resource, scene.someId),
        [name]: 2_000_000_000,
      });
      expect({ name, status, fields: Object.keys(body.fields ?? {}) }).toEqual({ name, status: 422, fields: [name] });
    }
  });
});

describe.each(alikeHere(written))('%s', (_name, resource) => {
  test('writes without the right are refused and change nothing', async () => {
    const reader = await scene.holder([[seeRight(resource), 'all']]);
    const before = await scene.rows(resource);
    const id = before[0]?.id;
    expect((await reader.ask('POST', `/${resource.name}`, sampleOf(resource, scene.someId))).status).toBe(403);
    expect((await reader.ask('PUT', `/${resource.name}/${id}`, {})).status).toBe(403);
    expect((await reader.ask('DELETE', `/${resource.name}/${id}`)).status).toBe(403);
    expect(await scene.rows(resource)).toEqual(before);
  });
});

/** Code shared by all resources, tested with a few; `answers` writes one of every resource, too. */
const few = written.filter((one) => fewResources.includes(one));

describe.each(alikeHere(few))('%s', (_name, resource) => {
  test('returns its version as an ETag, and accepts it in conditional requests', async () => {
    const writer = await writerOf(resource, 'create', 'update', 'delete');
    const created = await writer.ask('POST', `/${resource.name}`, sampleOf(resource, scene.someId));
    const path = `/${resource.name}/${created.body.data.id}`;
    expect(created.headers.etag).toBe(`"${created.body.data.version}"`);
    const read = await writer.ask('GET', path);
    const tag = String(read.headers.etag);
    const again = await writer.ask('GET', path, undefined, { 'if-none-match': `"another", W/${tag}` });
    expect({ status: again.status, text: again.text, tag: again.headers.etag }).toEqual({ status: 304, text: '', tag });
    expect((await writer.ask('GET', path, undefined, { 'if-none-match': created.headers.etag as string })).status).toBe(200);
    const { label, first, second } = changesOf(resource);
    const changed = await writer.ask('PUT', path, { [label]: first }, { 'if-match': tag });
    expect({ status: changed.status, tag: changed.headers.etag }).toEqual({ status: 200, tag: `"${changed.body.data.version}"` });
    expect((await writer.ask('GET', path, undefined, { 'if-none-match': tag })).status).toBe(200);
    for (const old of [tag, created.headers.etag as string]) {
      expect((await writer.ask('PUT', path, { [label]: second }, { 'if-match': old })).body.code).toBe('stale');
      expect((await writer.ask('DELETE', path, undefined, { 'if-match': old })).body.code).toBe('stale');
    }
    expect((await writer.ask('PUT', path, { [label]: second }, { 'if-match': 'nonsense' })).status).toBe(422);
    expect((await writer.ask('DELETE', path, undefined, { 'if-match': '*' })).status).toBe(200);
  });

  test('refuses unknown and read-only fields and names them', async () => {
    const writer = await writerOf(resource, 'create', 'update');
    const forbidden = [
      'id',
      'created_at',
      'nonsense',
      'password_hash',
      'search_text',
      ...Object.keys(resource.fields).filter((name) => resource.fields[name]?.readonly || resource.fields[name]?.computed),
    ];
    for (const name of forbidden) {
      const { status, body } = await writer.ask('POST', `/${resource.name}`, { ...sampleOf(resource, scene.someId), [name]: 1 });
      expect({ name, status, fields: Object.keys(body.fields ?? {}) }).toEqual({ name, status: 422, fields: [name] });
    }
  });

  test('names every required field that is missing', async () => {
    const writer = await writerOf(resource, 'create');
    const required = Object.entries(resource.fields)
      .filter(([, field]) => field.required && !field.carried && isWritable(field))
      .map(([name]) => name);
    const { status, body } = await writer.ask('POST', `/${resource.name}`, {});
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual(required.sort());
  });

  test('the same request with the same key has one effect', async () => {
    const writer = await writerOf(resource, 'create');
    const [sample, other] = [sampleOf(resource, scene.someId), sampleOf(resource, scene.someId)];
    const headers = { 'idempotency-key': `once-${resource.name}` };
    const first = await writer.ask('POST', `/${resource.name}`, sample, headers);
    const again = await writer.ask('POST', `/${resource.name}`, sample, headers);
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await writer.ask('POST', `/${resource.name}`, other, headers)).status).toBe(422);
  });
});

describe.each(written.filter(([, resource]) => resource.form.clone))('%s', (_name, resource) => {
  test('is cloned under a new name, as often as one likes', async () => {
    const writer = await writerOf(resource, 'create', 'update');
    const original = (await writer.ask('POST', `/${resource.name}`, sampleOf(resource, scene.someId))).body.data;
    const first = await writer.ask('POST', `/${resource.name}/${original.id}/clone`, {});
    const second = await writer.ask('POST', `/${resource.name}/${original.id}/clone`, {});
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(new Set([original[resource.label], first.body.data[resource.label], second.body.data[resource.label]]).size).toBe(3);
  });
});

/** Issued records cannot change and need a review by a second person, so separate tests cover their moves. */
const notifyingMoves = new Set(['proposals', 'statements']);

describe.each(alikeHere(written.filter(([name, resource]) => resource.life.status && !notifyingMoves.has(name))))(
  '%s',
  (_name, resource) => {
    test('moves only along its declared moves', async () => {
      const moves = Object.values(resource.life.status?.moves ?? {});
      const mover = await writerOf(resource, 'create', 'update', ...moves.map((move) => move.right));
      const field = resource.life.status?.field as string;
      // A document that its employee may see must be complete, so use one from the fixtures.
      const { id } = resource.access.ownerSeesOnly
        ? { id: scene.someId(resource.name) }
        : (await mover.ask('POST', `/${resource.name}`, sampleOf(resource, scene.someId))).body.data;
      await fileFor(mover, resource, id);
      const states = [...new Set(moves.flatMap((move) => [...move.from, move.to]))];
      /** The same input every time, because the end of a bonus can only become earlier. */
      const answers = new Map(moves.map((move) => [move, answersTo(move)]));
      for (const from of states) {
        for (const to of states) {
          await asSystem(scene.office.services.db, sql`update ${table(resource)} set ${sql.ref(field)} = ${from} where id = ${id}`);
          // Without an approval, the right alone decides.
          await sql`delete from approvals where model = ${resource.name} and model_id = ${id}`.execute(scene.office.services.db);
          const can = (await mover.ask('GET', `/${resource.name}/${id}`)).body.data.can;
          const open = Object.entries(resource.life.status?.moves ?? {}).filter(([, one]) => one.from.includes(from) && one.to === to);
          const [name, move] = open.find(([, one]) => !one.byOwnerOnly) ?? open[0] ?? [];
          const said = move ? answers.get(move) : {};
          const { status } = await mover.ask('PATCH', '/update-status', { id, model: resource.name, status: to, ...said });
          const known = moves.filter((one) => one.to === to);
          const isOthers = known.length > 0 && known.every(({ byOwnerOnly }) => byOwnerOnly);
          const isNarrowed = name !== undefined && filtered.has(name);
          expect({ from, to, status }).toEqual({
            from,
            to,
            status: isOthers || isNarrowed ? 403 : move ? 200 : known.length > 0 ? 409 : 422,
          });
          if (name) expect(can[name]).toBe(!isOthers && !isNarrowed);
        }
      }
      const reader = await scene.holder([[seeRight(resource), 'all']]);
      const [to] = moves.filter((move) => move.right !== 'view').map((move) => move.to);
      expect((await reader.ask('PATCH', '/update-status', { id, model: resource.name, status: to })).status).toBe(403);
    });
  },
);

/** Moves for other rows than the one at hand: the answer of a candidate is recorded, an employee gives their own. */
const filtered = new Set(['record_acceptance', 'record_refusal']);

/** Uploads the files that a decision is about. */
async function fileFor(player: Player, { name, record: { media = {} } }: Resource, id: number): Promise<void> {
  for (const [collection, { right }] of Object.entries(media)) {
    if (right !== 'create') continue;
    const body = multipart(collection, 'paper.pdf', Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF'));
    expect((await player.ask('POST', `/${name}/${id}/media-upload`, body, { 'content-type': multipartType })).status).toBe(200);
  }
}

/** A value for every field that the move requires. */
const answersTo = ({ input = {} }: Move): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).map(([name, field]) => [name, sampleValue(field, scene.someId)]));

describe.each(readOnly)('%s', (_name, resource) => {
  test('cannot be written by anyone', async () => {
    const everything = await scene.role(1);
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
      ['POST', '/1/clone'],
    ] as const) {
      // Punches and requests are created by separate calls, with their own tests.
      if (resource.life.isApproval && (path === '' || method === 'PUT')) continue;
      if (path === '' && resource.access.extraRights?.includes('create')) continue;
      expect([404, 405]).toContain((await everything.ask(method, `/${resource.name}${path}`, {})).status);
    }
  });
});

describe('the history', () => {
  test('is refused change and removal by the database itself', async () => {
    for (const attempt of [`update logs set label = 'nothing happened'`, 'delete from logs', 'truncate logs']) {
      await expect(scene.office.services.db.run(attempt)).rejects.toThrow('permission denied');
      await expect(behindItsBack(attempt)).rejects.toThrow('logs_are_append_only');
    }
  });

  test('remains a valid chain after parallel writes', async () => {
    const writer = await writerOf(resources.branches, 'create');
    await Promise.all(Array.from({ length: 30 }, () => writer.ask('POST', '/branches', sampleOf(resources.branches, scene.someId))));
    expect((await verifyHistory(scene.office.services.db)).broken).toEqual([]);
  });

  test('detects entries that were changed, deleted or inserted directly in the database', async () => {
    const { db } = scene.office.services;
    const { rows } = await sql<{ id: number }>`select id from logs order by id desc limit 3`.execute(db);
    const [, altered, removed] = rows.map((row) => row.id);
    await behindItsBack(`alter table logs disable trigger logs_are_append_only`);
    await behindItsBack(`update logs set label = 'nothing happened' where id = ${altered}`);
    expect((await verifyHistory(db)).broken).toEqual([{ id: altered, why: 'altered' }]);
    await behindItsBack(`delete from logs where id = ${removed}`);
    expect((await verifyHistory(db)).broken.map(({ id }) => id)).toEqual([altered]);
    await behindItsBack(`alter table logs enable trigger logs_are_append_only`);
  });

  /** Runs a statement as the owner of the database. */
  const behindItsBack = (statement: string) => scene.office.services.db.script(`reset role; ${statement}; set role ${plainRole}`);

  test('keeps the names that references had at the time', async () => {
    const writer = await writerOf(resources.jobs, 'create');
    const department_id = scene.someId('departments');
    const { id } = (await writer.ask('POST', '/jobs', { name: 'Named', department_id })).body.data;
    const [department] = (await scene.rows(resources.departments)).filter((row) => row.id === department_id);
    const [entry] = await logsOf('jobs', id);
    expect(entry?.changes).toContainEqual({
      field: 'department_id',
      old: null,
      new: department_id,
      old_name: null,
      new_name: department?.name,
    });
  });

  test('masks pay for everyone', async () => {
    const writer = await writerOf(resources.jobs, 'create');
    const { id } = (await writer.ask('POST', '/jobs', { name: 'Partner', salary_min: 123_456, currency: 'EUR' })).body.data;
    const text = JSON.stringify(await logsOf('jobs', id));
    expect(text).toContain('salary_min');
    expect(text).not.toContain('123456');
    expect(text).not.toContain('12345600');
  });
});
