import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from '../../src/platform/notices/notify.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const name of ['one', 'two', 'three'])
    await notify(office.house.db.run, office.cast.consultant.user_id, 'export_ready', { name }, '/export');
  await notify(office.house.db.run, office.cast.outsider.user_id, 'export_ready', { name: 'not hers' });
});
afterAll(() => office.close());

const unread = async (who: 'consultant' | 'outsider') => (await office.as(who).get('/notifications/unread-count')).body.data.count;

test('one reads the own notices, newest first, page by page', async () => {
  const { body } = await office.as('consultant').get('/notifications', { per_page: 2 });
  expect(body.data.map(({ args }: { args: { name: string } }) => args.name)).toEqual(['three', 'two']);
  expect(body.meta).toEqual({ total: 3, page: 1, per_page: 2, last_page: 2, count: 'exact' });
  const second = await office.as('consultant').get('/notifications', { per_page: 2, page: 2 });
  expect(second.body.data).toMatchObject([{ type: 'export_ready', args: { name: 'one' }, link: '/export', read_at: null }]);
  expect((await office.as('consultant').get('/notifications', { per_page: 201 })).status).toBe(422);
});

test('reading one leaves the others, reading all leaves none, and nobody reads for another', async () => {
  expect(await unread('consultant')).toBe(3);
  const { id } = (await office.as('consultant').get('/notifications')).body.data[0];
  expect((await office.as('outsider').patch(`/notifications/${id}/read`)).status).toBe(404);
  expect(await unread('consultant')).toBe(3);
  expect((await office.as('consultant').patch(`/notifications/${id}/read`)).status).toBe(200);
  expect(await unread('consultant')).toBe(2);
  expect((await office.as('consultant').patch('/notifications/read')).status).toBe(200);
  expect(await unread('consultant')).toBe(0);
  expect(await unread('outsider')).toBe(1);
});

test('what one knows of oneself comes in one call', async () => {
  const { body } = await office.as('manager').get('/users/me');
  expect(Object.keys(body.data).sort()).toEqual(['company', 'employee', 'permissions', 'preferences', 'unread_notifications', 'user']);
  expect(body.data.employee).toMatchObject({ name: 'Marco Ruiz', department: 'Delivery', branch: 'Lisbon', timezone: 'Europe/Lisbon' });
  expect((await office.as('admin').get('/users/me')).body.data.employee).toBeNull();
});
