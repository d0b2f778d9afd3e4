import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { day } from './days.ts';
import { hire, termsIn } from './people.ts';

let office: Office;
let mover: number;
beforeAll(async () => {
  office = await openOffice();
  mover = (await hire(office, { first_name: 'Mara', hire_date: '2025-01-01' })).id;
  await office.as('hr').post('/employee-versions', { employee_id: mover, effective_from: day(10), ...termsIn(office, 'design') });
});
afterAll(() => office.close());

type Node = {
  name: string;
  employees_count: number;
  total_count: number;
  employees?: {
    id: number;
    name: string;
    pic: null;
    job: string;
    is_head: boolean;
    manager_id: number | null;
    branch: { id: number; name: string };
  }[];
};

const tree = async (query: object = {}, as: PersonName = 'hr'): Promise<Map<string, Node>> => {
  const { body } = await office.as(as).get('/departments/tree', query as never);
  return new Map(body.data.map((node: Node) => [node.name, node]));
};
const idsIn = (node: Node | undefined) => node?.employees?.map(({ id }) => id);

test('the tree of today counts employees, and lists them on request', async () => {
  const plain = await tree();
  expect(plain.get('Delivery')).toMatchObject({ employees_count: 3, total_count: 3 });
  expect(plain.get('Delivery')).not.toHaveProperty('employees');
  const named = await tree({ with: 'employees' });
  expect(named.get('Delivery')?.employees?.[0]).toEqual({
    id: office.cast.manager.employee_id,
    name: 'Marco Ruiz',
    pic: null,
    job: 'Consultant',
    is_head: true,
    manager_id: null,
    branch: { id: office.cast.places.delivery.branch_id, name: 'Lisbon' },
  });
  expect(idsIn(named.get('Delivery'))).toContain(mover);
});

test.each([
  ['2024-01-31', 0, 0],
  ['2024-02-01', 2, 1],
  ['2025-01-01', 3, 1],
])('on %s there were %i in Delivery and %i in Design', async (as_of, delivery, design) => {
  const nodes = await tree({ as_of, with: 'employees' });
  expect([nodes.get('Delivery')?.employees_count, nodes.get('Design')?.employees_count]).toEqual([delivery, design]);
  expect(nodes.get('Delivery')?.employees).toHaveLength(delivery);
});

test('on the day of a move, an employee is shown in the new department', async () => {
  expect(idsIn((await tree({ as_of: day(9), with: 'employees' })).get('Delivery'))).toContain(mover);
  const after = await tree({ as_of: day(10), with: 'employees' });
  expect(idsIn(after.get('Delivery'))).not.toContain(mover);
  expect(idsIn(after.get('Design'))).toContain(mover);
});

test('every employee sees the current departments of colleagues, but not future ones', async () => {
  expect(idsIn((await tree({ with: 'employees' }, 'consultant')).get('Delivery'))).toHaveLength(3);
  const later = await tree({ as_of: day(10), with: 'employees' }, 'consultant');
  expect(idsIn(later.get('Delivery'))).toEqual([office.cast.consultant.employee_id]);
  expect(later.get('Design')).toMatchObject({ employees: [], employees_count: 2 });
});

test('a leaver is counted until the last working day', async () => {
  const { id } = await hire(office, { place: 'finance', hire_date: '2025-01-01' });
  await office.as('hr').post(`/employees/${id}/terminate`, { last_working_day: day(-5), termination_reason: 'other' });
  const finance = async (as_of?: string) => (await tree(as_of ? { as_of } : {})).get('Finance')?.employees_count;
  expect([await finance(day(-5)), await finance(day(-4)), await finance()]).toEqual([2, 1, 1]);
});

test.each([{ as_of: '2026-02-30' }, { with: 'salaries' }, { depth: 3 }])('%j is refused', async (query) => {
  expect((await office.as('hr').get('/departments/tree', query)).status).toBe(422);
});

test('a head of department who has left is no longer shown as its head', async () => {
  const { id } = await hire(office, { place: 'finance' });
  const { places } = office.cast;
  await office.as('hr').put(`/departments/${places.finance.department_id}`, { head_id: id });
  expect((await tree({ with: 'employees' })).get('Finance')?.employees?.[0]).toMatchObject({ id, is_head: true });
  await office.as('hr').post(`/employees/${id}/terminate`, { last_working_day: day(-1), termination_reason: 'other' });
  expect((await tree({ with: 'employees' })).get('Finance')?.employees?.every(({ is_head }) => !is_head)).toBe(true);
});

test('on the day of a move, an employee has the manager and the branch of that day', async () => {
  const { manager, outsider } = office.cast;
  const { id } = await hire(office, { place: 'finance', hire_date: '2025-01-01', manager_id: manager.employee_id });
  await office.as('hr').post('/employee-versions', {
    employee_id: id,
    effective_from: day(20),
    ...termsIn(office, 'design'),
    manager_id: outsider.employee_id,
  });
  const linesOf = async (query: object, department: string) => {
    const person = (await tree({ ...query, with: 'employees' })).get(department)?.employees?.find((one) => one.id === id);
    return [person?.manager_id, person?.branch.name];
  };
  expect(await linesOf({}, 'Finance')).toEqual([manager.employee_id, 'Lisbon']);
  expect(await linesOf({ as_of: '2025-01-01' }, 'Finance')).toEqual([manager.employee_id, 'Lisbon']);
  expect(await linesOf({ as_of: day(20) }, 'Design')).toEqual([outsider.employee_id, 'Tokyo']);
});

test('after the last working day of a head, the successor is shown as head and manager, and not before', async () => {
  const [leaver, heir] = [await hire(office, { place: 'finance' }), await hire(office, { place: 'finance' })];
  const report = await hire(office, { place: 'finance', manager_id: leaver.id });
  await office.as('hr').put(`/departments/${office.cast.places.finance.department_id}`, { head_id: leaver.id });
  const notice = { last_working_day: day(10), termination_reason: 'other', successor_id: heir.id };
  await office.as('hr').post(`/employees/${leaver.id}/terminate`, notice);
  const linesOn = async (as_of: string) => {
    const people = (await tree({ as_of, with: 'employees' })).get('Finance')?.employees ?? [];
    return [people.find(({ is_head }) => is_head)?.id, people.find(({ id }) => id === report.id)?.manager_id];
  };
  expect(await linesOn(day(10))).toEqual([leaver.id, leaver.id]);
  expect(await linesOn(day(11))).toEqual([heir.id, heir.id]);
});

test('a day of the past has the head of that day', async () => {
  const [first, second] = [await hire(office, { place: 'finance' }), await hire(office, { place: 'finance' })];
  const id = office.cast.places.finance.department_id;
  await office.as('hr').put(`/departments/${id}`, { head_id: first.id });
  await sql`update department_heads set since = ${day(-10)} where department_id = ${id} and head_id = ${first.id}`.execute(
    office.services.db,
  );
  await office.as('hr').put(`/departments/${id}`, { head_id: second.id });
  const headOn = async (as_of: string) =>
    (await tree({ as_of, with: 'employees' })).get('Finance')?.employees?.find(({ is_head }) => is_head)?.id;
  expect([await headOn(day(-5)), await headOn(day(1))]).toEqual([first.id, second.id]);
});

test('a future hire is not counted today, but from the first day on', async () => {
  const { delivery } = office.cast.places;
  const counts = async () => {
    const count = async (path: string, name = 'employees_count') => (await office.as('hr').get(path)).body.data[name] as number;
    return [
      (await tree()).get('Delivery')?.total_count,
      await count(`/departments/${delivery.department_id}`),
      await count(`/departments/${delivery.department_id}`, 'total_count'),
      await count(`/branches/${delivery.branch_id}`),
      await count(`/jobs/${office.cast.places.job_id}`),
      await count(`/employees/${office.cast.manager.employee_id}`, 'reports_count'),
    ];
  };
  const before = await counts();
  const manager_id = office.cast.manager.employee_id;
  const { id } = await hire(office, { first_name: 'Nova', hire_date: day(20), ...termsIn(office, 'delivery'), manager_id });
  expect(await counts()).toEqual(before);
  const shown = (await office.as('hr').get(`/employees/${manager_id}/profile`)).body.data.reports as { id: number }[];
  expect(shown.map((report) => report.id)).not.toContain(id);
  expect(idsIn((await tree({ as_of: day(20), with: 'employees' })).get('Delivery'))).toContain(id);
});
