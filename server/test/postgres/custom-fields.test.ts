import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import { personWith } from '../office/person.ts';
import { openOffice } from '../office.ts';

test('every process knows a field of the company from the next request on', async () => {
  const office = await openOffice();
  const clara = office.cast.consultant.employee_id as number;
  const services = await openServices(office.services.config, office.services.log);
  const other = await createApp(services);
  const there = personWith(other, office.cast.hr.token);
  expect((await there.get(`/employees/${clara}`)).body.data).not.toHaveProperty('custom_desk');
  expect((await there.get('/employees', { per_page: 1 })).status).toBe(200);
  expect((await office.as('admin').post('/custom-fields', { model: 'employees', name: 'Desk', kind: 'text', in_table: true })).status).toBe(
    200,
  );
  expect((await there.get('/employees', { per_page: 1 })).body.data[0]).toHaveProperty('custom_desk');
  expect((await there.put(`/employees/${clara}`, { custom_desk: '3B' })).status).toBe(200);
  expect((await office.as('hr').get(`/employees/${clara}`)).body.data.custom_desk).toBe('3B');
  await other.close();
  await closeServices(services);
  await office.close();
});
