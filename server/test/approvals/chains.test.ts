import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { planHours } from '../attendance/fixtures.ts';
import type { PersonName } from '../office/fixtures.ts';
import { mondayIn, newCategory } from '../requests/fixtures.ts';
import { type Fixtures, openFixtures } from './fixtures.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await openFixtures();
});
afterAll(() => fixtures.close());

const manager = { approver_kind: 'manager' };
const role = (role_id: number, more = {}) => ({ approver_kind: 'role', role_id, ...more });

describe('where no chain is set up', () => {
  test('every holder of the right is an approver and finds the request in their inbox', async () => {
    await fixtures.chain();
    const request = await fixtures.ask();
    expect(await fixtures.waiting('hr', request)).toMatchObject({
      model: 'change-requests',
      level: 1,
      summary: 'City',
      approver: 'self',
      employee: { name: 'Clara Dubois' },
      asked: expect.arrayContaining([expect.objectContaining({ name: 'Hana Novak', via: 'right' })]),
    });
    expect(await fixtures.inbox('manager')).toEqual([]);
    expect(await fixtures.decide('hr', request)).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', decided_by: { name: 'Hana Novak' } } },
    });
    expect(await fixtures.state(request)).toBe('approved');
  });

  test('only approvers can see and decide a request', async () => {
    const request = await fixtures.ask();
    expect((await fixtures.decide('manager', request)).status).toBe(404);
    expect((await fixtures.decide('outsider', request)).status).toBe(404);
    expect((await fixtures.decide('auditor', request)).status).toBe(404);
    expect((await fixtures.decide('consultant', request)).status).toBe(403);
    expect((await fixtures.office.as('manager').post(`/change-requests/${request}/approve`)).status).toBe(404);
    expect(await fixtures.state(request)).toBe('pending');
  });
});

describe('a chain of two levels', () => {
  beforeAll(() => fixtures.chain(manager, role(3)));

  test('goes through its levels in order, and only the last one applies the change', async () => {
    const request = await fixtures.ask();
    expect(await fixtures.waiting('hr', request)).toBeUndefined();
    const seen = await fixtures.office.as('hr').get(`/change-requests/${request}`);
    expect([seen.body.data.can.approve, seen.body.data.can.reject]).toEqual([false, false]);
    expect((await fixtures.decide('hr', request)).status).toBe(403);

    const shown = await fixtures.office.as('manager').get(`/change-requests/${request}`);
    expect(shown).toMatchObject({ status: 200, body: { data: { can: { approve: true, reject: true, withdraw: false } } } });
    const first = await fixtures.decide('manager', request, 'approved', 'Fine with me');
    expect([first.status, first.body.message]).toEqual([200, 'Approved. The request now goes to the next level.']);
    expect(await fixtures.state(request)).toBe('pending');

    expect((await fixtures.decide('hr', request)).status).toBe(200);
    expect(await fixtures.state(request)).toBe('approved');
    expect(await fixtures.levels(request)).toMatchObject([
      { level: 1, status: 'approved', note: 'Fine with me', decided_by: { name: 'Marco Ruiz' } },
      { level: 2, status: 'approved', decided_by: { name: 'Hana Novak' } },
    ]);
  });

  test('is answered by the moves of the request, too', async () => {
    const [first, second] = [await fixtures.ask(), await fixtures.ask('payroll')];
    expect((await fixtures.office.as('manager').post(`/change-requests/${first}/approve`)).body.data.status).toBe('pending');
    const status = { id: first, model: 'change-requests', status: 'approved' };
    expect((await fixtures.office.as('hr').patch('/update-status', status)).body.data.status).toBe('approved');
    // Paula has no manager: HR is the approver of both levels, and decides only once.
    expect((await fixtures.office.as('hr').post(`/change-requests/${second}/decide`, { status: 'approved' })).body.data.status).toBe(
      'approved',
    );
  });

  test('ends with the first rejection, which may have a reason', async () => {
    const request = await fixtures.ask();
    expect((await fixtures.decide('manager', request, 'rejected', 'Not now')).status).toBe(200);
    expect(await fixtures.state(request)).toBe('rejected');
    expect(await fixtures.waiting('hr', request)).toBeUndefined();
    const [bare, bulk] = [await fixtures.ask(), await fixtures.ask('payroll')];
    expect((await fixtures.decide('manager', bare, 'rejected', null)).body.data).toMatchObject({ status: 'rejected' });
    const { id } = (await fixtures.waiting('hr', bulk)) as { id: number };
    const rejected = await fixtures.office.as('hr').post('/approvals/bulk', { ids: [id], status: 'rejected' });
    expect(rejected.body.data).toEqual([{ id, done: true, code: null, error: null }]);
    expect([await fixtures.state(bare), await fixtures.state(bulk)]).toEqual(['rejected', 'rejected']);
    // The move of the request itself still needs the reason that its declaration requires.
    const named = await fixtures.ask();
    expect((await fixtures.office.as('manager').post(`/change-requests/${named}/reject`)).body.fields).toHaveProperty('note');
  });

  test('drops a request that is withdrawn', async () => {
    const request = await fixtures.ask();
    await fixtures.office.as('consultant').post(`/change-requests/${request}/withdraw`);
    expect(await fixtures.inbox('manager')).toEqual([]);
    expect((await fixtures.decide('manager', request)).status).toBe(409);
    expect((await fixtures.office.as('manager').get(`/change-requests/${request}`)).status).toBe(404);
  });

  test('stays with a pending request, even if the chain is changed meanwhile', async () => {
    const request = await fixtures.ask();
    await fixtures.chain(role(1));
    await fixtures.decide('manager', request);
    expect(await fixtures.waiting('admin', request)).toBeUndefined();
    expect((await fixtures.decide('hr', request)).status).toBe(200);
    expect(await fixtures.state(request)).toBe('approved');
    await fixtures.chain(manager, role(3));
  });

  test('lets only the last approver limit an approval', async () => {
    const request = await fixtures.ask();
    const part = { status: 'approved', only: ['city'], note: 'Part' };
    const refused = await fixtures.office.as('manager').post(`/change-requests/${request}/decide`, part);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['only']]);
    expect(await fixtures.waiting('manager', request)).toBeDefined();
  });
});

describe('a level', () => {
  test('that all have to agree to waits for all', async () => {
    await fixtures.chain(role(1, { mode: 'all' }));
    const request = await fixtures.ask();
    expect((await fixtures.decide('admin', request)).body.message).toBe('Approved. Others still have to agree.');
    expect(await fixtures.state(request)).toBe('pending');
    expect(await fixtures.waiting('admin', request)).toBeUndefined();
    expect((await fixtures.decide('admin', request)).status).toBe(403);
    expect((await fixtures.decide('second_admin', request)).status).toBe(200);
    expect(await fixtures.state(request)).toBe('approved');
  });

  test('applies only if its condition is met, and a request without an applicable level is approved', async () => {
    const of = (condition_value: string) => ({ condition_field: 'model', condition_op: 'eq', condition_value });
    await fixtures.chain({ ...manager, ...of('employees') }, role(3, of('bank-accounts')));
    const request = await fixtures.ask();
    expect((await fixtures.decide('manager', request)).status).toBe(200);
    expect(await fixtures.state(request)).toBe('approved');
    await fixtures.chain(role(3, of('bank-accounts')));
    expect(await fixtures.state(await fixtures.ask())).toBe('approved');
  });

  test('whose approver is the requester passes to a higher approver, and is never left without one', async () => {
    await fixtures.chain({ approver_kind: 'user', user_id: fixtures.users('manager'), self_rule: 'skip' });
    const request = await fixtures.ask('manager');
    expect(await fixtures.inbox('manager')).toEqual([]);
    expect((await fixtures.decide('manager', request)).status).toBe(403);
    expect(await fixtures.waiting('hr', request)).toMatchObject({ asked: [{ via: 'last_resort' }] });
    await fixtures.chain();
    await fixtures.decide('hr', request);
  });
});

describe('a stand-in', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const forMarco = async (from: string, to: string, delegate: 'outsider' | 'consultant', more = {}) => {
    await sql`delete from delegations`.execute(fixtures.office.services.db);
    return fixtures.done(await fixtures.standIn(fixtures.people('manager'), fixtures.people(delegate), from, to, more));
  };
  beforeAll(() => fixtures.chain(manager));

  test('decides within the dates of the delegation, and the decision records whom they stood in for', async () => {
    const request = await fixtures.ask();
    await forMarco(day(-9), day(-3), 'outsider');
    expect((await fixtures.decide('outsider', request)).status).toBe(404);
    await forMarco(day(3), day(9), 'outsider');
    expect((await fixtures.decide('outsider', request)).status).toBe(404);
    await forMarco(day(-2), day(2), 'outsider', { model: 'documents' });
    expect((await fixtures.decide('outsider', request)).status).toBe(404);
    await forMarco(day(-2), day(2), 'outsider');
    expect(await fixtures.waiting('outsider', request)).toMatchObject({ summary: 'City' });
    expect((await fixtures.decide('outsider', request)).status).toBe(200);
    expect(await fixtures.levels(request)).toMatchObject([{ decided_by: { name: 'Oskar Lind' }, in_place_of: { name: 'Marco Ruiz' } }]);
  });

  test('can have a stand-in too', async () => {
    const request = await fixtures.ask();
    await forMarco(day(-2), day(2), 'outsider');
    fixtures.done(await fixtures.standIn(fixtures.people('outsider'), fixtures.people('payroll'), day(-1), day(1)));
    expect(await fixtures.waiting('payroll', request)).toBeDefined();
    expect((await fixtures.decide('payroll', request)).status).toBe(200);
    expect(await fixtures.levels(request)).toMatchObject([{ decided_by: { name: 'Paula Weber' }, in_place_of: { name: 'Marco Ruiz' } }]);
  });

  test('never decides their own request', async () => {
    const request = await fixtures.ask();
    await forMarco(day(-2), day(2), 'consultant');
    expect(await fixtures.waiting('consultant', request)).toBeUndefined();
    const own = await fixtures.office.as('consultant').post(`/change-requests/${request}/approve`);
    expect([own.status, own.body.code]).toEqual([403, 'own_request']);
  });

  test('is chosen by people for themselves alone, and must be able to sign in', async () => {
    const mine = { delegate_id: fixtures.people('outsider'), from_date: day(0), to_date: day(1) };
    const own = await fixtures.office.as('consultant').post('/delegations', mine);
    expect([own.status, own.body.data.employee_id]).toEqual([200, fixtures.people('consultant')]);
    const others = await fixtures.office.as('consultant').post('/delegations', { ...mine, employee_id: fixtures.people('manager') });
    expect(others.status).toBe(403);
    const self = await fixtures.office.as('consultant').post('/delegations', { ...mine, delegate_id: fixtures.people('consultant') });
    expect(self.body.fields).toHaveProperty('delegate_id');
    const shown = await fixtures.office.as('outsider').get(`/delegations/${own.body.data.id}`);
    expect([shown.status, shown.body.data.can.update, shown.body.data.can.delete]).toEqual([200, false, false]);
    expect((await fixtures.office.as('outsider').delete(`/delegations/${own.body.data.id}`)).status).toBe(403);
    expect((await fixtures.office.as('manager').get(`/delegations/${own.body.data.id}`)).status).toBe(404);
    expect(await fixtures.notices('outsider', 'stand_in_chosen')).toBeGreaterThan(0);
    const back = {
      employee_id: fixtures.people('outsider'),
      delegate_id: fixtures.people('consultant'),
      from_date: day(1),
      to_date: day(5),
    };
    expect((await fixtures.office.as('hr').post('/delegations', back)).body.fields).toHaveProperty('delegate_id');
    expect((await fixtures.office.as('consultant').delete(`/delegations/${own.body.data.id}`)).status).toBe(200);
    await sql`delete from delegations`.execute(fixtures.office.services.db);
  });
});

test('a holder of the right can override a stuck approval with a reason, and the override is marked', async () => {
  await fixtures.chain(manager);
  const request = await fixtures.ask();
  const { rows } = await sql<{ id: number }>`
    select id from approvals where model = 'change-requests' and model_id = ${request}`.execute(fixtures.office.services.db);
  const override = (name: 'hr' | 'auditor' | 'consultant', note: string | null) =>
    fixtures.office.as(name).put(`/approvals/${rows[0]?.id}`, { status: 'approved', note, override: true });
  expect((await override('auditor', 'Stuck')).status).not.toBe(200);
  expect((await override('consultant', 'Mine')).status).toBe(403);
  expect((await override('hr', null)).body.fields).toHaveProperty('note');
  expect((await override('hr', 'Marco is ill')).body.data).toMatchObject({ status: 'approved', overridden: true });
  expect(await fixtures.state(request)).toBe('approved');
  const { rows: logged } = await sql`
    select from logs where model = 'approvals' and model_id = ${rows[0]?.id ?? 0} and changes::text like '%overridden%'`.execute(
    fixtures.office.services.db,
  );
  expect(logged).toHaveLength(1);
});

describe('people change', () => {
  const setManager = (id: number | null) =>
    sql`update employees set manager_id = ${id} where id = ${fixtures.people('consultant')}`.execute(fixtures.office.services.db);
  const setStatus = (status: string) =>
    sql`update users set status = ${status} where id = ${fixtures.users('manager')}`.execute(fixtures.office.services.db);
  beforeAll(() => fixtures.chain(manager));

  test('a new manager immediately replaces the previous one as approver', async () => {
    const request = await fixtures.ask();
    await setManager(fixtures.people('payroll'));
    // 403, or 404 once the new approver has been notified and the request is hidden.
    expect([403, 404]).toContain((await fixtures.decide('manager', request)).status);
    await fixtures.tend();
    expect(await fixtures.waiting('payroll', request)).toBeDefined();
    expect(await fixtures.waiting('manager', request)).toBeUndefined();
    expect(await fixtures.notices('payroll', 'request_asked')).toBeGreaterThan(0);
    const before = await fixtures.notices('payroll', 'request_asked');
    await fixtures.tend();
    expect(await fixtures.notices('payroll', 'request_asked')).toBe(before);
    expect((await fixtures.decide('payroll', request)).status).toBe(200);
    await setManager(fixtures.people('manager'));
  });

  test('pending requests move to a new manager automatically, right after the change', async () => {
    const request = await fixtures.ask();
    const before = await fixtures.notices('payroll', 'request_asked');
    await setManager(fixtures.people('payroll'));
    await expect.poll(async () => (await fixtures.waiting('payroll', request))?.level).toBe(1);
    expect(await fixtures.waiting('manager', request)).toBeUndefined();
    expect(await fixtures.notices('payroll', 'request_asked')).toBe(before + 1);
    await setManager(fixtures.people('manager'));
    await expect.poll(async () => (await fixtures.waiting('manager', request))?.level).toBe(1);
  });

  test('an approver who is suspended is replaced', async () => {
    const request = await fixtures.ask();
    await setStatus('suspended');
    await fixtures.tend();
    expect(await fixtures.waiting('hr', request)).toMatchObject({ asked: [{ name: 'Hana Novak', via: 'last_resort' }] });
    await setStatus('active');
    await fixtures.tend();
    expect(await fixtures.waiting('manager', request)).toBeDefined();
    expect(await fixtures.waiting('hr', request)).toBeUndefined();
  });

  test('an approver who does not respond is reminded, then the request is escalated, each once', async () => {
    const request = await fixtures.ask();
    const late = (column: 'remind_at' | 'escalate_at') =>
      sql`update approvals set ${sql.ref(column)} = now() - interval '1 minute' where model_id = ${request} and status = 'pending'`.execute(
        fixtures.office.services.db,
      );
    const reminded = await fixtures.notices('manager', 'approval_waiting');
    await late('remind_at');
    await fixtures.tend();
    await fixtures.tend();
    expect(await fixtures.notices('manager', 'approval_waiting')).toBe(reminded + 1);
    await late('escalate_at');
    await fixtures.tend();
    await fixtures.tend();
    expect(await fixtures.notices('hr', 'approval_passed_on')).toBe(1);
    expect(await fixtures.waiting('manager', request)).toBeDefined();
    expect((await fixtures.decide('hr', request)).status).toBe(200);
  });
});

describe('chains are set up', () => {
  const hr = () => fixtures.office.as('hr');

  test('only with the right to configure, and levels are never changed', async () => {
    const level = { model: 'leaves', level: 1, approver_kind: 'manager' };
    expect((await fixtures.office.as('manager').post('/approval-settings', level)).status).toBe(403);
    expect((await fixtures.office.as('auditor').post('/approval-settings', level)).status).toBe(403);
    const { body } = await hr().post('/approval-settings', level);
    expect((await hr().put(`/approval-settings/${body.data.id}`, { level: 2 })).status).toBe(405);
    expect((await hr().delete(`/approval-settings/${body.data.id}`)).status).toBe(200);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a missing role', { approver_kind: 'role' }, 'role_id'],
    ['a role in addition to a manager', { approver_kind: 'manager', role_id: 3 }, 'role_id'],
    ['two scopes', { approver_kind: 'manager', branch_id: 1, department_id: 1 }, 'department_id'],
    ['half a condition', { approver_kind: 'manager', condition_field: 'model' }, 'condition_op'],
    [
      'an unknown fact',
      { approver_kind: 'manager', condition_field: 'amount', condition_op: 'gt', condition_value: '5' },
      'condition_field',
    ],
    ['a tenth level', { approver_kind: 'manager', level: 10 }, 'level'],
    ['an unknown kind', { approver_kind: 'oracle' }, 'approver_kind'],
  ])('not with %s', async (_, more, field) => {
    const { status, body } = await hr().post('/approval-settings', { model: 'change-requests', level: 1, ...more });
    expect([status, Object.keys(body.fields)]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('with a warning where no user could decide', async () => {
    const [id] = await fixtures.chain(role(7));
    expect((await hr().get(`/approval-settings/${id}`)).body.data.warning).toBe('role_is_empty');
    const [filled] = await fixtures.chain(role(3));
    expect((await hr().get(`/approval-settings/${filled}`)).body.data.warning).toBeNull();
  });

  test('with a warning where the approvers of pay lack the right to approve it', async () => {
    const warningOf = async (model: string, role_id: number) => {
      const requested = { model, level: 1, approver_kind: 'role', role_id, job_id: fixtures.office.cast.places.job_id };
      const { id } = fixtures.done(await hr().post('/approval-settings', requested)).body.data;
      const { warning } = (await hr().get(`/approval-settings/${id}`)).body.data;
      await hr().delete(`/approval-settings/${id}`);
      return warning;
    };
    expect(await warningOf('payrolls', 4)).toBe('lacks_right');
    expect(await warningOf('payrolls', 3)).toBeNull();
    expect(await warningOf('leaves', 4)).toBeNull();
  });

  describe('about pay, with a named approver', () => {
    const naming = (model: string, name: PersonName, more: object = {}) => ({
      model,
      level: 1,
      approver_kind: 'user',
      user_id: fixtures.users(name),
      job_id: fixtures.office.cast.places.job_id,
      ...more,
    });
    const taken = async (level: object) => {
      const { id } = fixtures.done(await hr().post('/approval-settings', level)).body.data;
      await hr().delete(`/approval-settings/${id}`);
    };

    test.each<[string, PersonName, string]>([
      ['bonuses', 'manager', 'Marco Ruiz lacks these permissions: Bonuses: View, Bonuses: Approve.'],
      ['compensations', 'hr', 'Hana Novak lacks these permissions: Salaries: View, Salaries: Approve.'],
      ['payrolls', 'auditor', 'lacks these permissions:'],
    ])('not with an approver who lacks the permissions: %s by the %s', async (model, name, sentence) => {
      const { status, body } = await hr().post('/approval-settings', naming(model, name));
      expect([status, body.fields]).toEqual([422, { user_id: [expect.stringContaining(sentence)] }]);
      const chain = await hr().put('/approval-settings/chain', {
        model,
        job_id: fixtures.office.cast.places.job_id,
        levels: [{ approver_kind: 'user', user_id: fixtures.users(name) }],
      });
      expect([chain.status, chain.body.fields]).toEqual([422, { 'levels.0.user_id': [expect.stringContaining(sentence)] }]);
    });

    test('but with an approver who has the permissions', async () => {
      for (const [model, name] of [
        ['bonuses', 'hr'],
        ['bonuses', 'payroll'],
        ['compensations', 'payroll'],
        ['payrolls', 'payroll'],
      ] as const)
        await taken(naming(model, name));
    });

    test('and with a named user who is only notified, or decides about other requests', async () => {
      await taken(naming('bonuses', 'manager', { notify_only: true }));
      await taken(naming('leaves', 'manager'));
    });

    test.each([{ approver_kind: 'manager' }, { approver_kind: 'role', role_id: 4 }])('by %j, as a warning', async (requested) => {
      const level = { model: 'compensations', level: 1, job_id: fixtures.office.cast.places.job_id, ...requested };
      const { id } = fixtures.done(await hr().post('/approval-settings', level)).body.data;
      expect((await hr().get(`/approval-settings/${id}`)).body.data.warning).toBe('lacks_right');
      await hr().delete(`/approval-settings/${id}`);
    });
  });

  test('with a warning if a level is left out, no branch has a head, or no request can meet the condition', async () => {
    await fixtures.chain();
    const level = async (more: Record<string, unknown>) => {
      const { body } = fixtures.done(
        await hr().post('/approval-settings', { model: 'leaves', level: 1, approver_kind: 'manager', ...more }),
      );
      return (await hr().get(`/approval-settings/${body.data.id}`)).body.data.warning;
    };
    const never = { condition_field: 'amount', condition_op: 'lt', condition_value: '0' };
    expect(await level({ approver_kind: 'branch_head' })).toBe('no_branch_heads');
    expect(await level({ approver_kind: 'project_manager' })).toBe('no_projects');
    expect(await level({ level: 3 })).toBe('level_missing');
    expect(await level({ level: 4, ...never })).toBe('condition_never_holds');
    await fixtures.chain();
  });

  test.each([
    ['a text compared with a number', 'leaves', { condition_field: 'amount', condition_op: 'gt', condition_value: 'many' }],
    ['an unknown category', 'leaves', { condition_field: 'leave_category_id', condition_op: 'eq', condition_value: '999999' }],
    ['an unknown kind of change', 'change-requests', { condition_field: 'model', condition_op: 'in', condition_value: 'employees, moons' }],
  ])('not with %s', async (_, model, condition) => {
    const { status, body } = await hr().post('/approval-settings', { model, level: 1, approver_kind: 'manager', ...condition });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['condition_value']]);
  });

  test('as a whole: unchanged levels are kept, an error changes nothing, and saving an outdated chain is a conflict', async () => {
    const put = (levels: Record<string, unknown>[], more = {}) =>
      hr().put('/approval-settings/chain', { model: 'change-requests', levels, ...more });
    const ids = ({ body }: Awaited<ReturnType<typeof put>>) => body.data.settings.map(({ id }: { id: number }) => id);
    await fixtures.chain();
    const first = fixtures.done(await put([manager, role(3)]));
    expect(first.body.data.settings).toMatchObject([
      { level: 1, approver_kind: 'manager' },
      { level: 2, role: { name: 'HR manager' } },
    ]);
    const second = fixtures.done(await put([manager, role(1), role(3)], { seen: ids(first) }));
    expect(ids(second)[0]).toBe(ids(first)[0]);
    expect(second.body.data.settings.map(({ role_id }: { role_id: number }) => role_id)).toEqual([null, 1, 3]);
    const late = await put([manager], { seen: ids(first) });
    expect([late.status, late.body.code]).toEqual([409, 'chain_changed']);
    const wrong = await put([role(1), { approver_kind: 'role' }], { seen: ids(second) });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['levels.1.role_id']]);
    expect((await fixtures.office.as('manager').put('/approval-settings/chain', { model: 'leaves', levels: [] })).status).toBe(403);
    const { body } = await hr().get('/approval-settings/lists');
    expect(body.data.settings.map(({ id }: { id: number }) => id)).toEqual(ids(second));
    expect(body.data).toMatchObject({ in_flight: expect.any(Array), roles: expect.arrayContaining([{ id: 3, name: 'HR manager' }]) });
    expect(fixtures.done(await put([], { seen: ids(second) })).body.message).toBe('Chain removed');
  });

  test('for the head of a branch, and follow a change of the head', async () => {
    const head = async (id: number | null) =>
      sql`update branches set head_id = ${id} where id = (select branch_id from employees where id = ${fixtures.people('consultant')})`.execute(
        fixtures.office.services.db,
      );
    await head(fixtures.people('outsider'));
    await fixtures.chain({ approver_kind: 'branch_head' });
    const request = await fixtures.ask();
    expect(await fixtures.waiting('outsider', request)).toBeDefined();
    await head(fixtures.people('payroll'));
    expect([403, 404]).toContain((await fixtures.decide('outsider', request)).status);
    await fixtures.tend();
    expect((await fixtures.decide('payroll', request)).status).toBe(200);
    await head(null);
  });

  test('and simulated: the approvers of a request of an employee on a day', async () => {
    await fixtures.chain(manager, role(3, { condition_field: 'model', condition_op: 'eq', condition_value: 'employees' }));
    const simulate = (more = {}) =>
      hr().post('/approval-settings/simulate', { model: 'change-requests', employee_id: fixtures.people('consultant'), ...more });
    expect((await simulate({ values: { model: 'employees' }, date: '2026-05-03' })).body.data).toMatchObject([
      { level: 1, skipped: false, asked: [{ name: 'Marco Ruiz', via: 'direct' }] },
      { level: 2, asked: [{ name: 'Hana Novak', via: 'role' }] },
    ]);
    expect((await simulate()).body.data).toHaveLength(1);
    expect((await simulate({ employee_id: 999_999 })).status).toBe(404);
    expect((await fixtures.office.as('consultant').post('/approval-settings/simulate', { model: 'leaves', employee_id: 1 })).status).toBe(
      403,
    );
  });
});

test('several requests can be decided together, each with its own result', async () => {
  await fixtures.chain(manager);
  const request = await fixtures.ask();
  const waiting = await fixtures.waiting('manager', request);
  const { status, body } = await fixtures.office
    .as('manager')
    .post('/approvals/bulk', { ids: [waiting?.id, 999_999], status: 'approved', note: 'All good' });
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { id: waiting?.id, done: true, code: null, error: null },
    { id: 999_999, done: false, code: 'not_found', error: expect.any(String) },
  ]);
  expect(await fixtures.state(request)).toBe('approved');
});

test('a request that is already pending is submitted once', async () => {
  const request = await fixtures.ask();
  const submit = () => fixtures.office.as('consultant').post('/approvals', { model: 'change-requests', model_id: request });
  const [first, second] = [await submit(), await submit()];
  expect([first.status, second.status, first.body.data.id]).toEqual([200, 200, second.body.data.id]);
  expect(second.body.message).toBe('Already waiting for approval');
  expect((await fixtures.office.as('outsider').post('/approvals', { model: 'change-requests', model_id: request })).status).toBe(404);
});

test('lists show the note of a decision only to its author and the requester', async () => {
  await fixtures.chain(manager);
  const request = await fixtures.ask();
  const waiting = await fixtures.waiting('manager', request);
  expect(
    (await fixtures.office.as('manager').put(`/approvals/${waiting?.id}`, { status: 'rejected', note: 'Not this quarter' })).status,
  ).toBe(200);
  const noteFor = async (who: 'manager' | 'consultant' | 'hr') => {
    const { data } = (
      await fixtures.office.as(who).get('/approvals', { per_page: 200, filters: { status: 'rejected', model_id: request } })
    ).body;
    return data.find(({ id }: { id: number }) => id === waiting?.id).note;
  };
  expect([await noteFor('manager'), await noteFor('consultant'), await noteFor('hr')]).toEqual([
    'Not this quarter',
    'Not this quarter',
    undefined,
  ]);
});

test('approvals are found by approver, state, kind, person, department and date', async () => {
  await fixtures.chain(manager);
  const request = await fixtures.ask();
  const today = new Date().toISOString().slice(0, 10);
  const { rows } = await sql<{ department_id: number }>`
    select department_id from employees where id = ${fixtures.people('consultant')}`.execute(fixtures.office.services.db);
  const found = async (filters: Record<string, unknown>) => {
    const { status, body } = await fixtures.office.as('hr').get(`/approvals?per_page=200&filters=${JSON.stringify(filters)}`);
    return status === 200 ? body.data.some(({ model_id, level }: Record<string, unknown>) => model_id === request && level === 1) : status;
  };
  const all = { status: 'pending', model: 'change-requests', employee: fixtures.people('consultant'), department: rows[0]?.department_id };
  const around = { from: '2000-01-01', to: '2999-12-31' };
  expect(await found({ ...all, date: around })).toBe(true);
  expect(await found({ ...all, created_at: { from: today } })).toBe(true);
  expect(await found({ ...all, approver: 'self' })).toBe(false);
  expect(await found({ ...all, status: ['approved', 'rejected'] })).toBe(false);
  expect(await found({ ...all, model: 'leaves' })).toBe(false);
  expect(await found({ ...all, employee: fixtures.people('manager') })).toBe(false);
  expect(await found({ ...all, date: { to: '2000-01-01' } })).toBe(false);
  expect(await found({ approver: 'everybody' })).toBe(422);
  expect(await found({ moon: 1 })).toBe(422);
  expect(await fixtures.waiting('manager', request)).toBeDefined();
});

test('viewing a request as its approver is recorded', async () => {
  const request = await fixtures.ask();
  await fixtures.office.as('manager').get(`/change-requests/${request}`);
  const { rows } = await sql`
    select from logs where action = 'view_sensitive' and actor_id = ${fixtures.users('manager')} and employee_id = ${fixtures.people('consultant')}`.execute(
    fixtures.office.services.db,
  );
  expect(rows.length).toBeGreaterThan(0);
});

describe('leave', () => {
  const as = (name: 'consultant' | 'manager' | 'hr') => fixtures.office.as(name);
  const waitingId = async (name: 'manager' | 'hr', leave: number) =>
    (await fixtures.inbox(name)).find(({ model, model_id }) => model === 'leaves' && model_id === leave)?.id;
  const answer = async (name: 'manager' | 'hr', leave: number, status: string, note?: string) =>
    as(name).put(`/approvals/${await waitingId(name, leave)}`, { status, note });
  const status = async (leave: number) => (await as('consultant').get(`/leaves/${leave}`)).body.data.status;
  let category: number;
  const away = async (from: string, to = from): Promise<number> =>
    fixtures.done(await as('consultant').post('/leaves', { leave_category_id: category, from_date: from, to_date: to })).body.data.id;
  const week = mondayIn(4);
  const day = (offset: number) => new Date(Date.parse(week) + offset * 86_400_000).toISOString().slice(0, 10);
  beforeAll(async () => {
    await fixtures.chain();
    await planHours(fixtures.office);
    category = await newCategory(fixtures.office, { requires_approval_to_cancel: true });
  });

  test('is decided by the manager where no chain is set up, and is visible to them until then', async () => {
    const leave = await away(day(0));
    expect(await waitingId('hr', leave)).toBeUndefined();
    expect((await as('manager').get(`/leaves/${leave}`)).body.data.can).toMatchObject({ approve: true, reject: true, update: false });
    expect((await answer('manager', leave, 'approved')).status).toBe(200);
    expect(await status(leave)).toBe('approved');
    expect((await as('consultant').get(`/leaves/${leave}/approvals`)).body.data).toMatchObject([
      { level: 1, status: 'approved', decided_by: { name: 'Marco Ruiz' } },
    ]);
  });

  test('needs a further approval if it is long', async () => {
    const long = { condition_field: 'amount', condition_op: 'gt', condition_value: '1' };
    await fixtures.chain({ ...manager, model: 'leaves' }, role(3, { model: 'leaves', ...long }));
    const [short, longer] = [await away(day(1)), await away(day(2), day(3))];
    for (const leave of [short, longer]) expect((await answer('manager', leave, 'approved')).status).toBe(200);
    expect([await status(short), await status(longer)]).toEqual(['approved', 'pending']);
    expect((await answer('hr', longer, 'rejected', 'Too many are away')).status).toBe(200);
    expect(await status(longer)).toBe('rejected');
  });

  test('is cancelled by the same approvers once approved: a rejection keeps it, an approval restores its days', async () => {
    await fixtures.chain({ ...manager, model: 'leaves' });
    const leave = await away(day(4));
    await answer('manager', leave, 'approved');
    const askToCancel = () => as('consultant').post(`/leaves/${leave}/ask-to-cancel`, { note: 'Plans have changed' });
    fixtures.done(await askToCancel());
    expect(await status(leave)).toBe('cancellation_requested');
    expect((await fixtures.inbox('manager')).find(({ model_id }) => model_id === leave)).toMatchObject({ question: 'cancellation' });
    expect(await fixtures.notices('manager', 'request_cancel_asked')).toBe(1);
    expect((await answer('manager', leave, 'rejected')).status).toBe(200);
    expect(await status(leave)).toBe('approved');
    fixtures.done(await askToCancel());
    expect((await answer('manager', leave, 'approved')).status).toBe(200);
    expect(await status(leave)).toBe('cancelled');
    const { body } = await as('consultant').get(`/leaves/${leave}/approvals`);
    expect(body.data.map((one: Record<string, unknown>) => [one.attempt, one.question, one.status])).toEqual([
      [1, 'request', 'approved'],
      [2, 'cancellation', 'rejected'],
      [3, 'cancellation', 'approved'],
    ]);
  });

  test('of an approver makes their substitute a stand-in as long as it is approved', async () => {
    const requested = { leave_category_id: category, employee_id: fixtures.people('manager'), from_date: day(8), to_date: day(9) };
    const made = fixtures.done(await as('manager').post('/leaves', { ...requested, substitute_id: fixtures.people('outsider') })).body.data
      .id;
    const standIns = async () => (await as('manager').get('/delegations')).body.data;
    expect(await standIns()).toEqual([]);
    const before = await fixtures.notices('outsider', 'stand_in_chosen');
    const { rows } = await sql<{ id: number }>`select id from approvals where model = 'leaves' and model_id = ${made}`.execute(
      fixtures.office.services.db,
    );
    fixtures.done(await as('hr').put(`/approvals/${rows[0]?.id}`, { status: 'approved' }));
    expect(await standIns()).toMatchObject([{ delegate: { name: 'Oskar Lind' }, from_date: day(8), to_date: day(9), automatic: true }]);
    expect(await fixtures.notices('outsider', 'stand_in_chosen')).toBe(before + 1);
    const [{ id }] = await standIns();
    expect((await as('manager').delete(`/delegations/${id}`)).body.code).toBe('comes_from_leave');
    fixtures.done(await as('hr').post(`/leaves/${made}/cancel`, { note: 'Needed here' }));
    expect(await standIns()).toEqual([]);
  });
});

describe('a level that informs or acts by itself', () => {
  const office = { as: (name: 'hr') => fixtures.office.as(name) };
  const owner = { model: 'leaves', remind_after_days: 0, escalate_after_days: 0 };
  const byManager = { ...owner, approver_kind: 'manager' };
  const informs = { ...owner, approver_kind: 'role', role_id: 3, notify_only: true };
  const acts = (auto_action: string) => ({ ...byManager, auto_action, auto_after_days: 2 });
  let category: number;
  let week = 20;
  beforeAll(async () => {
    category = await newCategory(fixtures.office, { balance_mode: 'unlimited', annual_amount: 0 });
  });
  const away = async (): Promise<number> => {
    week += 1;
    const date = mondayIn(week);
    return fixtures.done(
      await fixtures.office.as('consultant').post('/leaves', { leave_category_id: category, from_date: date, to_date: date }),
    ).body.data.id;
  };
  const status = async (leave: number) => (await fixtures.office.as('consultant').get(`/leaves/${leave}`)).body.data.status;
  const levelsOf = async (leave: number) =>
    fixtures.done(await fixtures.office.as('consultant').get(`/leaves/${leave}/approvals`)).body.data;
  const shift = (leave: number, column: string, by: string) =>
    sql`update approvals set ${sql.ref(column)} = now() + ${by}::interval where model = 'leaves' and model_id = ${leave} and status = 'pending'`.execute(
      fixtures.office.services.db,
    );
  const tend = () => fixtures.tend();

  test('notifies its users, who can read the request, and never delays it', async () => {
    await fixtures.chain(informs, byManager, { ...informs, role_id: 1 });
    const leave = await away();
    expect((await fixtures.waiting('manager', leave))?.level).toBe(2);
    expect(await fixtures.notices('hr', 'approval_informed')).toBe(1);
    expect(await fixtures.notices('admin', 'approval_informed')).toBe(0);
    expect((await fixtures.inbox('hr')).filter(({ model_id }) => model_id === leave)).toEqual([]);
    expect((await fixtures.office.as('hr').get(`/leaves/${leave}`)).status).toBe(200);
    const { id } = (await fixtures.waiting('manager', leave)) as { id: number };
    fixtures.done(await fixtures.office.as('manager').put(`/approvals/${id}`, { status: 'approved' }));
    expect(await status(leave)).toBe('approved');
    expect(await fixtures.notices('admin', 'approval_informed')).toBe(1);
    expect(await levelsOf(leave)).toMatchObject([
      { level: 1, informs: true, decided_by: null },
      { level: 2, informs: false, decided_by: { name: 'Marco Ruiz' } },
      { level: 3, informs: true },
    ]);
    // A late decision names the person who decided, not the level that was informed.
    const late = await fixtures.office.as('manager').put(`/approvals/${id}`, { status: 'approved' });
    expect([late.status, late.body.decided_by]).toEqual([409, 'Marco Ruiz']);
  });

  test('lets a request pass if all levels only inform, unless a person has to approve it', async () => {
    await fixtures.chain(informs);
    expect(await status(await away())).toBe('approved');
    await fixtures.chain({ approver_kind: 'role', role_id: 1, notify_only: true });
    expect(await fixtures.state(await fixtures.ask())).toBe('pending');
  });

  test.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ])('acts in time: %s', async (action, after) => {
    await fixtures.chain(acts(action));
    const leave = await away();
    const [requested] = await levelsOf(leave);
    expect(requested).toMatchObject({ auto_action: action, auto_acts_at: expect.any(String) });
    await tend();
    expect(await fixtures.notices('manager', 'approval_acts')).toBe(action === 'approve' ? 0 : 1);
    // Long overdue after an outage: the warning comes first, and a day later the decision.
    await shift(leave, 'auto_warns_at', '-9 days');
    await shift(leave, 'auto_acts_at', '-8 days');
    await tend();
    await tend();
    expect(await fixtures.notices('manager', 'approval_acts')).toBe(action === 'approve' ? 1 : 2);
    expect(await status(leave)).toBe('pending');
    await shift(leave, 'auto_warned_at', '-25 hours');
    await tend();
    await tend();
    expect(await status(leave)).toBe(after);
    expect(await levelsOf(leave)).toMatchObject([{ status: after, automatic: true, decided_by: null }]);
    const { rows } = await sql`
      select model from logs where via = 'chain' and actor_id is null and action = 'status'
        and (model, model_id) in (('leaves', ${leave}), ('approvals', ${requested.id}))`.execute(fixtures.office.services.db);
    expect(rows).toHaveLength(2);
    expect(await fixtures.notices('consultant', `request_${after}`)).toBeGreaterThan(0);
    const late = await fixtures.office.as('manager').put(`/approvals/${requested.id}`, { status: 'approved' });
    expect([late.status, late.body.decided_by]).toEqual([409, 'Automatically by the chain']);
  });

  test('escalates to the next manager, or continues with the next level', async () => {
    await fixtures.chain(acts('escalate'));
    const leave = await away();
    await shift(leave, 'auto_warned_at', '-25 hours');
    await shift(leave, 'auto_warns_at', '-3 days');
    await shift(leave, 'auto_acts_at', '-1 hour');
    await tend();
    const [level] = await levelsOf(leave);
    expect([level.status, level.asked.length, level.auto_acts_at]).toEqual(['pending', 2, null]);
    await fixtures.chain(acts('approve'), { ...owner, approver_kind: 'role', role_id: 1 });
    const second = await away();
    await shift(second, 'auto_warned_at', '-25 hours');
    await shift(second, 'auto_warns_at', '-3 days');
    await shift(second, 'auto_acts_at', '-1 hour');
    await tend();
    expect(await status(second)).toBe('pending');
    expect((await fixtures.waiting('admin', second))?.level).toBe(2);
  });

  test('never decides about pay or personal data', async () => {
    const post = (model: string) => office.as('hr').post('/approval-settings', { ...acts('approve'), model, level: 9 });
    for (const model of ['compensations', 'payrolls', 'bonuses', 'change-requests']) {
      const { status, body } = await post(model);
      expect([model, status, body.fields.auto_action]).toEqual([model, 422, ['A person has to decide about pay and personal data']]);
    }
    expect((await post('excuses')).status).toBe(200);
    await fixtures.chain({ ...acts('reject'), model: 'change-requests' });
  });

  test('is refused without its days, with days alone, and as one that informs', async () => {
    const fields = async (given: object) =>
      Object.keys((await office.as('hr').post('/approval-settings', { ...byManager, level: 8, ...given })).body.fields ?? {});
    expect(await fields({ auto_action: 'approve' })).toEqual(['auto_after_days']);
    expect(await fields({ auto_after_days: 3 })).toEqual(['auto_after_days']);
    expect(await fields({ auto_action: 'approve', auto_after_days: 3, notify_only: true })).toEqual(['auto_action']);
    expect(await fields({ auto_action: 'approve', auto_after_days: 61 })).toEqual(['auto_after_days']);
  });

  test('is part of a simulation, which names approvers who have already agreed', async () => {
    await fixtures.chain(informs, acts('reject'), { ...owner, approver_kind: 'user', user_id: fixtures.users('manager') }, byManager);
    const simulate = () =>
      office
        .as('hr')
        .post('/approval-settings/simulate', { model: 'leaves', employee_id: fixtures.people('consultant'), date: '2026-03-06' });
    expect(fixtures.done(await simulate()).body.data).toMatchObject([
      { level: 1, notify_only: true, auto_action: 'none', acts_on: null },
      { level: 2, notify_only: false, auto_action: 'reject', acts_on: '2026-03-11', agreed_by: null, asked: [{ name: 'Marco Ruiz' }] },
      { level: 3, agreed_by: 'Marco Ruiz', asked: [] },
      { level: 4, agreed_by: 'Marco Ruiz', asked: [] },
    ]);
  });
});

test('a rejection needs a note where its level demands one, and only there', async () => {
  await fixtures.chain({ approver_kind: 'manager', rejection_note: 'required' });
  const request = await fixtures.ask();
  const waiting = (await fixtures.waiting('manager', request)) as { id: number; rejection_note?: string };
  expect(waiting.rejection_note).toBe('required');
  const refused = await fixtures.decide('manager', request, 'rejected', ' ');
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['note']]);
  const bulk = await fixtures.office.as('manager').post('/approvals/bulk', { ids: [waiting.id], status: 'rejected' });
  expect(bulk.body.data).toMatchObject([{ done: false, code: 'invalid' }]);
  expect((await fixtures.decide('manager', request, 'rejected', 'Wrong address')).status).toBe(200);
  const approved = await fixtures.ask();
  expect((await fixtures.decide('manager', approved, 'approved', null)).status).toBe(200);
  await fixtures.chain({ approver_kind: 'manager', rejection_note: 'optional' });
  const second = await fixtures.ask();
  expect((await fixtures.decide('manager', second, 'rejected', null)).status).toBe(200);
});
