import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { png } from '../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from './multipart.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
let writer: Player;
let reader: Player;
const branches: Resource = resources.branches;

beforeAll(async () => {
  scene = await openScene();
  writer = await scene.holder([
    [seeRight(branches), 'all'],
    ['branches.update', 'all'],
  ]);
  reader = await scene.holder([[seeRight(branches), 'all']]);
});
afterAll(() => scene.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const picture = png(2, 2);

const upload = (player: Player, collection: string, name: string, bytes: Buffer, path = `/branches/${scene.someId('branches')}`) =>
  player.ask('POST', `${path}/media-upload`, multipart(collection, name, bytes), { 'content-type': multipartType });

const storedFiles = async (): Promise<number> =>
  ((await readdir(join(scene.office.services.config.dataFolder, 'files')).catch(() => [])) as string[]).filter(
    (name) => !/history-head|\.part$/.test(name),
  ).length;

describe('a file of a record', () => {
  test('is stored, listed, read back byte for byte, and gone when it is deleted', async () => {
    const base = `/branches/${scene.someId('branches')}`;
    const { status, body } = await upload(writer, 'files', 'lease.pdf', pdf);
    expect(status).toBe(200);
    const listed = (await reader.ask('GET', `${base}/media`)).body.data;
    expect(listed).toMatchObject([{ id: body.ids[0], name: 'lease.pdf', type: 'application/pdf', size: pdf.length }]);
    const file = await reader.ask('GET', listed[0].url);
    expect(file.text).toBe(pdf.toString());
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
    });

    expect((await reader.ask('DELETE', `${base}/media-delete`, { collection: 'files', mediaToDelete: body.ids })).status).toBe(403);
    expect((await writer.ask('DELETE', `${base}/media-delete`, { collection: 'files', mediaToDelete: body.ids })).status).toBe(200);
    expect((await reader.ask('GET', `${base}/media`)).body.data).toEqual([]);
    expect((await reader.ask('GET', listed[0].url)).status).toBe(404);
    expect(await storedFiles()).toBe(0);
  });

  test('that is missing from the store is 404 with a sentence, and looks like no file', async () => {
    const base = `/branches/${scene.someId('branches')}`;
    const { body } = await upload(writer, 'files', 'lost.pdf', pdf);
    const [listed] = (await reader.ask('GET', `${base}/media`)).body.data;
    const { rows } = await scene.office.services.db.run('select stored_as from media where id = $1', [listed.id]);
    await scene.office.services.files.remove(rows[0].stored_as);
    const missing = await reader.ask('GET', listed.url);
    expect(missing).toMatchObject({
      status: 404,
      body: { code: 'file_missing', error: expect.stringContaining('missing from the file store') },
    });
    expect(missing.headers['content-disposition']).toBeUndefined();
    expect(scene.office.logged.some((line) => line.includes('a stored file is missing') && line.includes(rows[0].stored_as))).toBe(true);
    expect((await writer.ask('DELETE', `${base}/media-delete`, { collection: 'files', mediaToDelete: body.ids })).status).toBe(200);
  });

  test('is believed for its bytes, not for its name', async () => {
    const refused: [string, Buffer][] = [
      ['program.pdf', Buffer.from('MZ\u0090\u0000this program cannot be run')],
      ['picture.svg', Buffer.from('<svg onload="alert(1)"></svg>')],
      ['page.html', Buffer.from('<html>')],
      ['picture.pdf', picture],
      ['no-extension', pdf],
      ['empty.pdf', Buffer.alloc(0)],
      ['archive.docx', Buffer.from('504b0304', 'hex')],
    ];
    for (const [name, bytes] of refused) {
      const { status, body } = await upload(writer, 'files', name, bytes);
      expect({ name, status, code: body.code }).toEqual({ name, status: 422, code: 'file_type_refused' });
    }
    expect(await storedFiles()).toBe(0);
  });

  test('has a size and a collection', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]);
    expect([413, 422]).toContain((await upload(writer, 'files', 'large.pdf', large)).status);
    expect((await upload(writer, 'secrets', 'lease.pdf', pdf)).status).toBe(422);
    expect((await upload(writer, '__proto__', 'lease.pdf', pdf)).status).toBe(422);
  });

  test('of a picture that decodes to too many pixels is refused, even if the file is small', async () => {
    expect((await upload(writer, 'files', 'plan.png', png(50_000, 50_000))).body.code).toBe('picture_too_large');
  });

  test('counts toward the storage limit of its owner', async () => {
    const full = await scene.newcomer([
      [seeRight(branches), 'all'],
      ['branches.update', 'all'],
    ]);
    await sql`
      insert into media (model, model_id, collection, name, type, size, sha256, stored_as, created_by_id)
      values ('branches', 0, 'files', 'much.pdf', 'application/pdf', ${500 * 1024 * 1024}, '', 'much', ${full.user_id})`.execute(
      scene.office.services.db,
    );
    expect((await upload(full, 'files', 'lease.pdf', pdf)).body.code).toBe('quota_reached');
    expect((await upload(writer, 'files', 'lease.pdf', pdf)).status).toBe(200);
  });

  test('needs the right to change its record, and the record to be there', async () => {
    expect((await upload(reader, 'files', 'lease.pdf', pdf)).status).toBe(403);
    const before = await storedFiles();
    expect((await upload(writer, 'files', 'lease.pdf', pdf, '/branches/2000000000')).status).toBe(404);
    expect(await storedFiles()).toBe(before);
  });

  test('cannot be reached through another record', async () => {
    const { body } = await upload(writer, 'files', 'lease.pdf', pdf);
    const other = ((await scene.rows(branches))[1] as { id: number }).id;
    expect((await reader.ask('GET', `/branches/${other}/media/${body.ids[0]}`)).status).toBe(404);
    expect((await writer.ask('DELETE', `/branches/${other}/media-delete`, { collection: 'files', mediaToDelete: body.ids })).status).toBe(
      404,
    );
    expect((await reader.ask('GET', `/branches/${scene.someId('branches')}/media/${body.ids[0]}`)).status).toBe(200);
  });
});

test('users can change their own picture; changing that of another user requires the right', async () => {
  const employee = await scene.role(2);
  const path = (id: number) => `/users/${id}`;
  expect((await upload(employee, 'picture', 'me.png', picture, path(employee.user_id))).status).toBe(200);
  expect((await upload(employee, 'picture', 'me.png', picture, path(employee.user_id))).status).toBe(200);
  expect((await employee.ask('GET', `${path(employee.user_id)}/media`)).body.data).toHaveLength(1);
  expect((await employee.ask('GET', '/users/me')).body.data.user.pic).toMatch(/\/media\/\d+$/);
  expect((await upload(employee, 'picture', 'you.png', picture, path(writer.user_id))).status).toBe(404);
});
