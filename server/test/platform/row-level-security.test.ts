import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAs } from '../../src/platform/database/run-as.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import type { PersonName } from '../office/fixtures.ts';
import { type Office, openOffice } from '../office.ts';

/** Every employee has a bank account, an issued contract and a draft; one offer has no employee yet. */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const { db } = office.services;
  await asSystem(db, sql`insert into bank_accounts (employee_id, holder) select id, name from employees`);
  await asSystem(
    db,
    sql`
      insert into forms (employee_id, title, status, number, file_hash, stored_as)
      select id, 'Contract', 'issued', 'C-' || id, 'hash', 'file' from employees`,
  );
  await asSystem(db, sql`insert into forms (employee_id, title) select id, 'Draft' from employees`);
  await asSystem(db, sql`insert into forms (title) values ('Offer')`);
});
afterAll(() => office.close());

const idOf = (name: PersonName) => office.cast[name].employee_id as number;

/** Runs a statement without a permission check, as a request of this user would. */
const carelessly = (name: PersonName | 'system', text: string, values: unknown[] = []) =>
  runAs(name === 'system' ? name : office.cast[name].user_id, () => office.services.db.transaction(({ run }) => run(text, values)));

const seenBy = async (name: PersonName | 'system') => {
  const accounts = await carelessly(name, 'select employee_id from bank_accounts order by 1');
  const forms = await carelessly(name, 'select employee_id, title from forms order by 1, 2');
  return { accounts: accounts.rows.map((row) => row.employee_id), forms: forms.rows };
};

const all = { people: 4, forms: 9 };

describe('a statement that selects all rows', () => {
  test('without a user sees nothing and changes nothing', async () => {
    const { db } = office.services;
    for (const table of ['bank_accounts', 'forms']) {
      expect((await db.run(`select from ${table}`, [])).rowCount).toBe(0);
      expect((await db.reading(({ run }) => run(`select from ${table}`, []))).rowCount).toBe(0);
      expect((await db.transaction(({ run }) => run(`update ${table} set version = version + 1`, []))).rowCount).toBe(0);
      expect((await db.run(`delete from ${table}`, [])).rowCount).toBe(0);
    }
    const added = db.run(`insert into bank_accounts (employee_id, holder) values ($1, 'Nobody')`, [idOf('consultant')]);
    await expect(added).rejects.toThrow('row-level security');
    expect((await seenBy('system')).forms).toHaveLength(all.forms);
  });

  test('sees them all as the system and as payroll', async () => {
    for (const name of ['system', 'payroll'] as const) {
      const { accounts, forms } = await seenBy(name);
      expect(accounts).toHaveLength(all.people);
      expect(forms).toHaveLength(all.forms);
    }
  });

  test('sees an employee’s own rows as that employee, without drafts', async () => {
    const own = idOf('consultant');
    expect(await seenBy('consultant')).toEqual({ accounts: [own], forms: [{ employee_id: own, title: 'Contract' }] });
  });

  test('sees a manager’s own rows only, as that manager', async () => {
    const own = idOf('manager');
    expect(await seenBy('manager')).toEqual({ accounts: [own], forms: [{ employee_id: own, title: 'Contract' }] });
  });

  test('sees nothing as a user without the right, or with a suspended account', async () => {
    expect((await seenBy('admin')).accounts).toEqual([]);
    expect(await seenBy('auditor')).toEqual({ accounts: [], forms: [] });
    const { user_id } = office.cast.outsider;
    expect((await seenBy('outsider')).accounts).toHaveLength(1);
    await office.services.db.run(`update users set status = 'suspended' where id = $1`, [user_id]);
    expect(await seenBy('outsider')).toEqual({ accounts: [], forms: [] });
  });
});

test('visible rows can be changed, deleted and added only with the right to it', async () => {
  const own = idOf('consultant');
  const add = `insert into bank_accounts (employee_id, holder) values ($1, 'Another')`;
  for (const name of ['consultant', 'hr'] as const) await expect(carelessly(name, add, [own])).rejects.toThrow('row-level security');
  await expect(carelessly('consultant', `update bank_accounts set holder = 'Another'`)).rejects.toThrow('row-level security');
  await expect(carelessly('consultant', `update forms set answer_note = 'More'`)).rejects.toThrow('row-level security');
  for (const table of ['bank_accounts', 'forms']) expect((await carelessly('consultant', `delete from ${table}`)).rowCount).toBe(0);
  expect((await carelessly('consultant', `update forms set status = 'accepted'`)).rowCount).toBe(1);
  await carelessly('payroll', `update bank_accounts set holder = 'Clara D.' where employee_id = $1`, [own]);
  await carelessly('payroll', 'delete from bank_accounts where employee_id = $1', [idOf('outsider')]);
  expect((await seenBy('system')).accounts).toHaveLength(all.people - 1);
});

test('a user cannot move a row from outside their reach into it', async () => {
  const { db } = office.services;
  const { rows } = await sql<{ id: number }>`insert into roles (name) values ('Keeps the own account') returning id`.execute(db);
  const role = rows[0]?.id;
  await sql`
    insert into role_permissions (role_id, permission, scope)
    values (${role}, 'employees.view_pay', 'all'), (${role}, 'employees.update_pay', 'own')`.execute(db);
  await sql`insert into user_roles (user_id, role_id) values (${office.cast.manager.user_id}, ${role})`.execute(db);
  const move = (from: number, to: number) =>
    carelessly('manager', 'update bank_accounts set employee_id = $2 where employee_id = $1', [from, to]);
  const [own, other] = [idOf('manager'), idOf('consultant')];
  await expect(move(other, own)).rejects.toThrow('pay_moves_within_reach');
  await expect(move(own, other)).rejects.toThrow('row-level security');
  expect((await carelessly('manager', `update bank_accounts set holder = 'M. Ruiz' where employee_id = $1`, [own])).rowCount).toBe(1);
});

test('the name ends with its transaction', async () => {
  const { db } = office.services;
  await carelessly('payroll', 'select from bank_accounts');
  const names = await Promise.all(Array.from({ length: 12 }, () => db.run(`select current_setting('app.user_id', true) as name`, [])));
  expect(new Set(names.flatMap(({ rows }) => rows.map(({ name }) => name || null)))).toEqual(new Set([null]));
});
