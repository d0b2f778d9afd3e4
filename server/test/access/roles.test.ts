import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
let admin: ReturnType<Office['as']>;
beforeAll(async () => {
  office = await openOffice();
  admin = office.as('admin');
});
afterAll(() => office.close());

type Grant = { name: string; scope: string };
const grantsOf = async (id: number): Promise<Grant[]> => (await admin.get(`/roles/${id}`)).body.data.permissions;

test('the nine roles are there, and each reads its own rights', async () => {
  const { body } = await admin.get('/roles', { per_page: 50 });
  expect(body.data.map(({ id, name }: { id: number; name: string }) => `${id} ${name}`)).toEqual([
    '1 Administrator',
    '2 Employee',
    '3 HR manager',
    '4 Department manager',
    '5 Payroll officer',
    '6 HR officer',
    '7 Project manager',
    '8 Attendance officer',
    '9 Auditor',
  ]);
  const { permissions } = (await office.as('consultant').get('/users/me')).body.data;
  expect(permissions).toMatchObject({ 'users.view': 'own', 'employees.view_directory': 'all', 'employees.view': 'own' });
  expect(permissions['roles.view']).toBeUndefined();
});

test('pay belongs to payroll: the administrator has every right but those', async () => {
  const grants = await grantsOf(1);
  const held = new Set(grants.map(({ name }) => name));
  const pages = await Promise.all([1, 2, 3].map((page) => admin.get('/permissions', { per_page: 200, page })));
  expect(pages.at(-1)?.body.meta.last_page).toBeLessThanOrEqual(pages.length);
  const isOfPayroll = (name: string) => ofPayroll.includes(name.split('.')[0] as string);
  const missing = pages
    .flatMap(({ body }) => body.data)
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => !held.has(name) && !isOfPayroll(name));
  const contracts = ['forms.create', 'forms.delete', 'forms.export', 'forms.issue', 'forms.update'];
  expect(missing.sort()).toEqual([
    'employees.update_pay',
    ...contracts,
    'jobs.update_band',
    'jobs.view_band',
    'proposals.update_cost',
    'proposals.view_cost',
    'rates.update_cost',
    'rates.view_cost',
    'tasks.cost',
  ]);
  expect(grants.filter(({ name, scope }) => isOfPayroll(name) && scope !== 'own')).toEqual([]);
  const officer = (await grantsOf(5)).map(({ name }) => name);
  expect(officer).toContain('jobs.view_band');
  for (const resource of ofPayroll) expect(officer).toContain(`${resource}.view`);
});

test('the tiers of pay are open to payroll alone', async () => {
  const opens = Object.values<Resource>(resources).flatMap((resource) => [
    ...Object.values(resource.access.tiers ?? {}).flatMap((tier) => (tier.is === 'pay' ? [rightOf(resource, tier.view)] : [])),
    ...(resource.access.guarded === 'pay' && resource.access.owner ? [seeRight(resource)] : []),
  ]);
  expect(opens).toEqual(expect.arrayContaining(['tasks.cost', 'proposals.view_cost', 'jobs.view_band', 'compensations.view']));
  const beyondOwn = async (role: number) =>
    (await grantsOf(role)).filter(({ name, scope }) => (opens as string[]).includes(name) && scope !== 'own').map(({ name }) => name);
  for (const role of [1, 2, 4, 6, 7, 8, 9]) expect(await beyondOwn(role)).toEqual([]);
  expect(await beyondOwn(5)).toEqual(expect.arrayContaining([...new Set(opens)]));
});

const ofPayroll = ['allowances', 'bonuses', 'compensations', 'deductions', 'pay-components', 'pay-policies', 'payrolls', 'salaries'];

test('the auditor reads everywhere and writes nowhere but in their own file', async () => {
  const grants = await grantsOf(9);
  expect(grants.map(({ name }) => name)).toContain('logs.view');
  const writing = grants.filter(({ name }) => /\.(create|update|delete|suspend|assign_roles|reset_password)$/.test(name));
  expect(writing.filter(({ scope }) => scope !== 'own')).toEqual([]);
});

test('users can only give a role rights that they hold', async () => {
  const made = await admin.post('/roles', { name: 'Reception', permissions: [{ name: 'employees.view', scope: 'branch' }] });
  expect(made.status).toBe(200);
  expect(made.body.data).toMatchObject({
    permissions: [{ name: 'employees.view', scope: 'branch' }],
    permissions_count: 1,
    users_count: 0,
  });
  const refused = await admin.post('/roles', { name: 'Snoop', permissions: [{ name: 'jobs.view_band', scope: 'all' }] });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'right_not_held', error: 'You can’t grant a permission you don’t have: jobs.view_band.' });
  expect((await admin.get('/roles', { search: 'Snoop' })).body.data).toEqual([]);
});

test('a narrower holder cannot widen: who sees a department cannot grant the company', async () => {
  const { rows } = await office.services.db.run(`insert into roles (name) values ('Lead of roles') returning id`, []);
  const lead = rows[0].id;
  await office.services.db.run(
    `insert into role_permissions values ($1, 'roles.view', 'all'), ($1, 'roles.create', 'all'), ($1, 'employees.view', 'department')`,
    [lead],
  );
  await office.services.db.run('insert into user_roles values ($1, $2)', [office.cast.manager.user_id, lead]);
  const grant = (scope: string) =>
    office.as('manager').post('/roles', { name: `Viewer ${scope}`, permissions: [{ name: 'employees.view', scope }] });
  expect((await grant('all')).body.code).toBe('right_not_held');
  expect((await grant('branch')).body.code).toBe('right_not_held');
  expect((await grant('department')).status).toBe(200);
  expect((await grant('own')).status).toBe(200);
});

test.each([
  [[{ name: 'employees.fly', scope: 'all' }]],
  [[{ name: 'departments.view', scope: 'own' }]],
  [[{ name: 'employees.view', scope: 'world' }]],
  [
    [
      { name: 'employees.view', scope: 'own' },
      { name: 'employees.view', scope: 'all' },
    ],
  ],
  [['employees.view']],
  ['employees.view'],
  [null],
])('a malformed list of rights is refused: %j', async (permissions) => {
  const answer = await admin.post('/roles', { name: 'Nonsense', permissions });
  expect(answer.status).toBe(422);
  expect(answer.body.fields.permissions).toBeDefined();
});

test('a changed role takes effect immediately, and its users are notified', async () => {
  expect((await office.as('auditor').get('/branches')).status).toBe(200);
  const permissions = (await grantsOf(9)).filter(({ name }) => name !== 'branches.view');
  expect((await admin.put('/roles/9', { permissions })).status).toBe(200);
  expect((await office.as('auditor').get('/branches')).status).toBe(403);
  expect((await office.as('auditor').get('/notifications')).body.data[0]).toMatchObject({
    type: 'roles_changed',
    args: { who: 'Nora Berg' },
  });
  const { rows } = await office.services.db.run(
    `select changes from logs where model = 'roles' and model_id = 9 order by id desc limit 1`,
    [],
  );
  expect(rows[0].changes).toEqual([{ field: 'permissions', old: ['branches.view: all'], new: [] }]);
});

test('the administrator role cannot lose the rights that are needed to restore access', async () => {
  const before = await grantsOf(1);
  const answer = await admin.put('/roles/1', { permissions: before.filter(({ name }) => name !== 'roles.update') });
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe('role_is_fixed');
  expect((await admin.put('/roles/1', { permissions: before.filter(({ name }) => name !== 'holidays.delete') })).status).toBe(200);
  expect((await admin.put('/roles/1', { permissions: before })).body.code).toBe('right_not_held');
});

test('the Employee role can only reach its own records', async () => {
  const before = await grantsOf(2);
  for (const wide of [
    { name: 'employees.view', scope: 'all' },
    { name: 'logs.view', scope: 'branch' },
    { name: 'roles.view', scope: 'all' },
    { name: 'branches.update', scope: 'all' },
  ]) {
    const permissions = [...before.filter(({ name }) => name !== wide.name), wide];
    expect((await admin.put('/roles/2', { permissions })).body.code).toBe('role_is_fixed');
  }
  expect((await admin.put('/roles/2', { permissions: before.filter(({ name }) => name !== 'jobs.view') })).status).toBe(200);
});

test.each([1, 2])('role %i keeps its name, but its description can change', async (id) => {
  const { name } = (await admin.get(`/roles/${id}`)).body.data;
  expect((await admin.put(`/roles/${id}`, { name: 'Somebody else' })).body.code).toBe('role_is_fixed');
  expect((await admin.put(`/roles/${id}`, { name, description: 'As it was meant' })).status).toBe(200);
  expect((await admin.put('/roles/8', { name: 'Time keeper' })).status).toBe(200);
});

test('the name of a role is shown in the language of its reader until the role is renamed', async () => {
  const german = { 'accept-language': 'de' };
  const { data: options } = (await admin.get('/roles/lists', {}, german)).body;
  expect(options).toEqual(
    expect.arrayContaining([
      { id: 3, name: 'Personalleitung' },
      { id: 8, name: 'Time keeper' },
    ]),
  );
  const { data: users } = (await admin.get('/users', { filters: { roles: [3] } }, german)).body;
  expect(users[0].roles_named).toContainEqual({ id: 3, name: 'Personalleitung' });
  expect((await admin.get('/roles/3', {}, german)).body.data).toMatchObject({ name: 'HR manager', name_i18n: { ja: '人事マネージャー' } });
});

test('built-in roles and roles in use are not deleted; others are', async () => {
  expect((await admin.delete('/roles/2')).body.code).toBe('role_is_fixed');
  expect((await admin.delete('/roles/4')).body.code).toBe('in_use');
  expect((await admin.delete('/roles/6')).status).toBe(200);
});

test('a copy of a role has its rights', async () => {
  const copy = await admin.post('/roles/7/clone', {});
  expect(copy.status).toBe(200);
  expect(copy.body.data.permissions).toEqual(await grantsOf(7));
});

test('the catalogue is the program’s alone', async () => {
  expect((await admin.post('/permissions', { name: 'x.y' })).status).toBe(405);
  expect((await admin.delete('/permissions/1')).status).toBe(405);
});
