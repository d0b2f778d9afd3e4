import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../src/platform/pictures/testing/sample-pictures.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const upload = (path: string) =>
  office.as('consultant').send({
    method: 'POST',
    path: `${path}/media-upload`,
    payload: multipart('picture', 'me.png', png(2, 2)),
    headers: { 'content-type': multipartType },
  });
const myPicture = async () => (await office.as('consultant').get('/users/me')).body.data.user.pic;

test('a user shows the picture of the employee file until they upload another', async () => {
  const { employee_id, user_id } = office.cast.consultant;
  expect(await myPicture()).toBeNull();
  expect((await upload(`/employees/${employee_id}`)).status).toBe(200);
  expect(await myPicture()).toMatch(new RegExp(`^/employees/${employee_id}/media/\\d+$`));
  expect((await office.as('consultant').get(await myPicture())).status).toBe(200);
  const listed = (await office.as('admin').get(`/users/${user_id}`)).body.data;
  expect(listed).toMatchObject({ pic: await myPicture(), occupation: 'Consultant' });

  expect((await upload(`/users/${user_id}`)).status).toBe(200);
  expect(await myPicture()).toMatch(new RegExp(`^/users/${user_id}/media/\\d+$`));
});

test('colleagues see the picture in the profile, the tree and above themselves', async () => {
  const { employee_id } = office.cast.consultant;
  const { pic } = (await office.as('outsider').get(`/employees/${employee_id}/profile`)).body.data.employee;
  expect(pic).toContain(`/employees/${employee_id}/media/`);
  const above = (await office.as('outsider').get(`/employees/${office.cast.manager.employee_id}/profile`)).body.data;
  expect(above.reports[0].pic).toBe(pic);
  const { body } = await office.as('outsider').get('/departments/tree', { with: 'employees' });
  const people = body.data.flatMap((node: { employees: { id: number; pic: string }[] }) => node.employees);
  expect(people.find(({ id }: { id: number }) => id === employee_id).pic).toBe(pic);
});

test('the picture is shown next to a punch, a working day and a log entry', async () => {
  const { employee_id, user_id } = office.cast.consultant;
  const { pic } = (await office.as('hr').get(`/employees/${employee_id}/profile`)).body.data.employee;
  expect((await office.as('hr').post(`/attendances/${employee_id}/check`)).status).toBe(200);
  for (const path of ['/attendances', '/attendance-days']) {
    expect((await office.as('hr').get(path, { filters: { employee_id } })).body.data[0].pic).toBe(pic);
  }
  expect((await office.as('auditor').get('/logs', { filters: { actor_id: user_id } })).body.data[0].pic).toBe(pic);
});
