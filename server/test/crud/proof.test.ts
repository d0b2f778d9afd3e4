import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** The process has cached the user from an earlier request; each change happens before the next one. */
const changes: [string, (who: Player) => Promise<unknown>, number][] = [
  ['nothing', async () => undefined, 200],
  ['their session is ended', (who) => sql`delete from sessions where user_id = ${who.user_id}`.execute(scene.office.services.db), 401],
  [
    'their session expires',
    (who) => sql`update sessions set expires_at = now() where user_id = ${who.user_id}`.execute(scene.office.services.db),
    401,
  ],
  [
    'they are away too long',
    (who) =>
      sql`update sessions set last_seen_at = now() - interval '13 hours' where user_id = ${who.user_id}`.execute(scene.office.services.db),
    401,
  ],
  [
    'they are suspended',
    (who) => sql`update users set status = 'suspended' where id = ${who.user_id}`.execute(scene.office.services.db),
    401,
  ],
  ['their role is taken', (who) => sql`delete from user_roles where user_id = ${who.user_id}`.execute(scene.office.services.db), 403],
];

const lists = ['/employees', '/leave-balances'];

test.each(changes)('between two lists %s: the second knows it', async (_story, change, status) => {
  for (const list of lists) {
    const who = await scene.newcomer([
      ['employees.view_directory', 'all'],
      ['leave-ledger.view', 'all'],
    ]);
    expect((await who.ask('GET', list)).status).toBe(200);
    await change(who);
    expect((await who.ask('GET', list)).status).toBe(status);
  }
});

test('an ended session gets no information, not even that its query is invalid', async () => {
  const who = await scene.newcomer([['employees.view_directory', 'all']]);
  expect((await who.ask('GET', '/employees?page=0')).status).toBe(422);
  await sql`delete from sessions where user_id = ${who.user_id}`.execute(scene.office.services.db);
  expect((await who.ask('GET', '/employees?page=0')).status).toBe(401);
});

test('a scope that narrows between two lists narrows the second', async () => {
  const who = await scene.holder([['employees.view_directory', 'branch']]);
  const before = (await who.ask('GET', '/employees')).body.meta.total;
  await sql`update role_permissions set scope = 'own' where role_id in (select role_id from user_roles where user_id = ${who.user_id})`.execute(
    scene.office.services.db,
  );
  const after = (await who.ask('GET', '/employees')).body.meta.total;
  expect(before).toBeGreaterThan(1);
  expect(after).toBe(1);
});
