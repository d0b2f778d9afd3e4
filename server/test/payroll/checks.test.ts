import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { stamp } from '../attendance/fixtures.ts';
import { asSystem } from '../databases/as-system.ts';
import { type Office, openOffice } from '../office.ts';
import { agree, calculatedRun, calculateNow, ok } from './fixtures.ts';

let office: Office;
let clara: number;
let marco: number;
let others: number[];

const payroll = () => office.as('payroll');
const issues = async (id: number, query = {}) => ok(await payroll().get(`/payrolls/${id}/issues`, query)).data;
const variance = async (id: number, query = {}) => ok(await payroll().get(`/payrolls/${id}/variance`, query));

beforeAll(async () => {
  office = await openOffice();
  clara = office.cast.consultant.employee_id as number;
  marco = office.cast.manager.employee_id as number;
  await agree(office, clara, 300_000);
  const { rows } = await asSystem(
    office.services.db,
    sql<{ id: number }>`select id from employees where id <> all(${[clara, marco]}::int[])`,
  );
  others = rows.map(({ id }) => id);
});
afterAll(() => office.close());

let january: number;

test('the issues of a run are listed with a link to the page where each can be fixed', async () => {
  january = await calculatedRun(office, { month: '2026-01' });
  const { counts, issues: found } = await issues(january);
  expect(counts).toMatchObject({ block: others.length + 1 });
  expect(found[0]).toMatchObject({ code: 'missing_compensation', severity: 'block', employee: { name: expect.any(String) } });
  expect(await issues(january, { code: 'missing_compensation' })).toMatchObject({
    issues: expect.arrayContaining([
      expect.objectContaining({ employee: { id: marco, name: 'Marco Ruiz' }, path: `/payroll/salaries?f.employee_id=${marco}` }),
    ]),
  });
  expect((await issues(january, { severity: 'warn', code: 'no_bank_account' })).issues).toContainEqual(
    expect.objectContaining({ employee: { id: clara, name: 'Clara Dubois' }, path: `/employees/${clara}/pay` }),
  );
});

test('days with a missing punch open alone, out of all days of the run', async () => {
  await stamp(office, clara, '2026-01-13', '09:00 in');
  await stamp(office, clara, '2026-01-14', '09:00 in', '18:00 out');
  await stamp(office, clara, '2026-01-15', '18:00 out');
  ok(await payroll().post(`/payrolls/${january}/calculate`, {}));
  await calculateNow(office.services, january);
  const [issue] = (await issues(january, { code: 'days_open' })).issues;
  const date = { from: '2026-01-01', to: '2026-01-31' };
  const path = `/attendances/days?f.missing_punch=true&f.date=${date.from}..${date.to}&f.employee_id=${clara}`;
  expect(issue).toMatchObject({ employee: { id: clara }, count: 2, path });
  const daysOf = async (filters: object) =>
    ok(await payroll().get('/attendance-days', { filters: { date, employee_id: [clara], ...filters }, per_page: 200 })).data.map(
      ({ date: day }: { date: string }) => day,
    );
  expect(await daysOf({ missing_punch: true })).toEqual(['2026-01-15', '2026-01-13']);
  expect(await daysOf({ missing_punch: false })).toContain('2026-01-14');
});

test('it follows the facts of the moment', async () => {
  const { db } = office.services;
  await asSystem(
    db,
    sql`insert into compensations (employee_id, effective_from, amount, currency, status) values (${marco}, '2025-01-01', 500000, 'EUR', 'pending')`,
  );
  const codesOf = async (id: number) =>
    (await issues(january, { per_page: 200 })).issues
      .filter(({ employee }: { employee: { id: number } | null }) => employee?.id === id)
      .map(({ code }: { code: string }) => code);
  expect(await codesOf(marco)).toEqual(expect.arrayContaining(['missing_compensation', 'compensation_pending']));
  await asSystem(db, sql`update compensations set status = 'approved' where employee_id = ${marco}`);
  expect(await codesOf(marco)).toContain('not_calculated');
  await asSystem(
    db,
    sql`insert into excuses (employee_id, type, title, date, from_time, to_time, reason, status)
      values (${clara}, 'mid_day', 'A day', '2026-01-12', '10:00', '11:00', 'Doctor', 'pending')`,
  );
  expect(await codesOf(clara)).toContain('excuse_pending');
  ok(await payroll().post(`/payrolls/${january}/calculate`, {}));
});

test('an approval chain whose approvers may not approve payroll raises a warning until the chain is changed', async () => {
  const hr = office.as('hr');
  const [managers, officers] = [4, 3];
  const requested = { model: 'payrolls', level: 1, approver_kind: 'role', job_id: office.cast.places.job_id };
  const warnings = async () => (await issues(january, { severity: 'warn', code: 'approver_without_right' })).issues;
  const { id } = ok(await hr.post('/approval-settings', { ...requested, role_id: managers })).data;
  expect(await warnings()).toEqual([expect.objectContaining({ employee: null, count: 1, path: '/work-flow' })]);
  ok(await hr.delete(`/approval-settings/${id}`));
  const other = ok(await hr.post('/approval-settings', { ...requested, role_id: officers })).data;
  expect(await warnings()).toEqual([]);
  ok(await hr.delete(`/approval-settings/${other.id}`));
});

test('a run is submitted once nothing blocks it; people without a payslip can be left out', async () => {
  await calculateNow(office.services, january);
  expect((await payroll().post(`/payrolls/${january}/submit`, {})).body).toMatchObject({
    code: 'run_has_issues',
    error: expect.stringContaining(String(others.length)),
  });
  expect((await payroll().post(`/payrolls/${january}/leave-out`, { employee_ids: others })).body.fields).toHaveProperty('note');
  ok(await payroll().post(`/payrolls/${january}/leave-out`, { employee_ids: others, note: 'Paid elsewhere' }));
  ok(await payroll().post(`/payrolls/${january}/submit`, {}));
  ok(await payroll().post(`/payrolls/${january}/take-back`, {}));
});

test('a large change against the previous month must be acknowledged, and again when the payslip changes', async () => {
  await asSystem(
    office.services.db,
    sql`insert into bonuses (employee_id, name, amount, currency, recurrence, month) values (${clara}, 'Spot', 60000, 'EUR', 'once', '2026-02')`,
  );
  const february = await calculatedRun(office, { month: '2026-02' });
  ok(await payroll().post(`/payrolls/${february}/leave-out`, { employee_ids: others, note: 'Paid elsewhere' }));
  expect((await variance(february)).data).toMatchObject([
    {
      employee: { id: clara },
      net: 3600,
      previous_net: 3000,
      change: 600,
      change_bp: 2000,
      state: 'open',
      reasons: [{ code: 'item_new', args: { name: 'Spot' }, amount: 600 }],
    },
    { employee: { id: marco }, change: 0, state: 'within', reasons: [] },
  ]);
  expect((await payroll().post(`/payrolls/${february}/submit`, {})).body).toMatchObject({ code: 'run_has_changes' });
  const [{ salary_id }] = (await variance(february, { only: 'open' })).data;
  ok(await payroll().post(`/payrolls/${february}/acknowledge`, { salary_ids: [salary_id] }));
  expect((await variance(february, { only: 'above' })).data).toMatchObject([
    { state: 'acknowledged', acknowledged_at: expect.any(String), acknowledged_by: { name: expect.any(String) } },
  ]);
  await asSystem(office.services.db, sql`update bonuses set amount = 70000 where name = 'Spot'`);
  ok(await payroll().post(`/salaries/${salary_id}/recalculate`, {}));
  expect((await variance(february, { only: 'open' })).data).toMatchObject([{ change: 700 }]);
  expect(ok(await payroll().post(`/payrolls/${february}/acknowledge`, {})).data).toEqual({ acknowledged: 1, open: 0 });
  ok(await payroll().post(`/payrolls/${february}/submit`, {}));
  expect((await payroll().post(`/payrolls/${february}/acknowledge`, {})).status).toBe(409);
});

test('users who approve runs see its issues and the number of changed payslips, without amounts', async () => {
  const found = ok(await office.as('hr').get(`/payrolls/${january}/issues`)).data;
  expect(found).toEqual(await issues(january));
  expect(found.changes).toEqual({ above: 0, open: 0 });
  expect((await office.as('hr').get(`/payrolls/${january}/variance`)).status).toBe(403);
});

test('only users who may see all pay see the issues of a run and the changes in pay', async () => {
  for (const name of ['admin', 'manager', 'auditor', 'consultant'] as const)
    for (const path of ['issues', 'variance']) expect((await office.as(name).get(`/payrolls/${january}/${path}`)).status).toBe(403);
  expect((await payroll().get('/payrolls/999999/issues')).status).toBe(404);
  const { rows } = await asSystem(
    office.services.db,
    sql`select from logs where action = 'view_sensitive' and employee_id = ${clara} and changes -> 0 ->> 'field' = 'pay'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});
