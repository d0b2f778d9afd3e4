import { meaningOf } from '@cadre/contract/constraints';
import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnFields, tableName } from '../../src/crud/read/table.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';

type Column = { table_name: string; column_name: string; udt_name: string; is_nullable: 'YES' | 'NO' };

let db: Database;
let settings: TestDatabaseSettings;
let columns: Column[];

beforeAll(async () => {
  settings = await testDatabaseSettings();
  db = await openDatabase(settings);
  const found = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable from information_schema.columns where table_schema = 'public'`.execute(db);
  columns = found.rows;
});
afterAll(async () => {
  await db.close();
  await settings.dispose();
});

const typeOf: { [K in Field['kind']]?: string[] } = {
  integer: ['int4', 'int8'],
  minutes: ['int4'],
  share: ['int4'],
  money: ['int8'],
  decimal: ['numeric'],
  boolean: ['bool'],
  date: ['date'],
  moment: ['timestamptz'],
  reference: ['int4'],
  document: ['jsonb', 'json'],
  answers: ['jsonb'],
  group: ['jsonb'],
  list: ['jsonb'],
};

const system = ['id', 'version', 'created_at', 'updated_at', 'created_by_id', 'updated_by_id'];
/** Columns that are never sent; a new column must be listed here or be declared. */
const hidden: Record<string, string[]> = {
  users: ['password_hash', 'preferences', 'search_text', 'name_order'],
  employees: ['search_text', 'purged_at'],
  'employee-versions': ['changed_fields', 'handed_over_by', 'manager_was'],
  'employment-periods': ['status_before'],
  documents: ['reminded'],
  forms: ['stored_as'],
  'change-requests': ['wanted'],
  approvals: ['chain', 'approver_kind', 'role_id', 'remind_at', 'escalate_at', 'auto_warns_at', 'auto_warned_at', 'auto_acts_at'],
  delegations: ['leave_id'],
  attendances: ['raw_id', 'ip'],
  'attendance-days': ['origin', 'open_since', 'revisit_at', 'digest', 'alarm_told_at'],
  devices: ['options', 'stamps', 'readings', 'told_offset', 'told_offset_at', 'resync', 'token_hash', 'token_sealed', 'comm_key_hash'],
  'device-users': ['card_no', 'privilege'],
  'raw-punches': ['dedupe_key', 'flag', 'to_tell'],
  'leave-ledger': ['key', 'created_by_id'],
  excuses: ['starts_at', 'ends_at'],
  payrolls: ['is_named', 'facts_checked_at'],
  salaries: ['contents_hash', 'locked', 'facts', 'changed_facts', 'cost_split', 'paid_to'],
  tasks: ['statement_id', 'sold_amount', 'sold_minutes'],
  logs: ['prev_hash', 'said', 'said_salt', 'doer', 'doer_salt'],
};

describe.each(Object.entries(resources) as [ResourceName, Resource][])('%s', (_name, resource) => {
  const mine = () => columns.filter((column) => column.table_name === tableName(resource));

  test('every declared field is a column of its kind', () => {
    const wrong = columnFields(resource).flatMap(([name, field]) => {
      const column = mine().find((one) => one.column_name === name);
      const types = typeOf[field.kind] ?? ['text', 'bpchar'];
      return column && types.includes(column.udt_name) ? [] : [`${name}: ${field.kind} is ${column?.udt_name ?? 'missing'}`];
    });
    expect(wrong).toEqual([]);
  });

  test('required fields cannot be null', () => {
    const required = columnFields(resource).filter(([, field]) => field.required);
    expect(required.filter(([name]) => mine().find((one) => one.column_name === name)?.is_nullable !== 'NO').map(([name]) => name)).toEqual(
      [],
    );
  });

  test('every column is declared, of the system, or known to be hidden', () => {
    const known = new Set([
      ...columnFields(resource).map(([name]) => name),
      ...(resource.life.ledger ? ['id'] : system),
      ...(hidden[resource.name] ?? []),
      ...(resource.record.custom ? ['custom'] : []),
    ]);
    expect(
      mine()
        .map((one) => one.column_name)
        .filter((name) => !known.has(name)),
    ).toEqual([]);
  });

  test('it declares a stored total if and only if the database counts its rows', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgname as name from pg_trigger where tgrelid = ${tableName(resource)}::regclass and tgname like 'rows_are_%' order by 1`.execute(
      db,
    );
    const counting = ['rows_are_added', 'rows_are_emptied', 'rows_are_removed'];
    expect(rows.map(({ name }) => name)).toEqual(resource.list.total ? counting : []);
  });

  test('a resource guarded as pay is protected by row-level security, too', async () => {
    const { rows } = await sql<{ is_closed: boolean }>`
      select relrowsecurity and relforcerowsecurity as is_closed from pg_class where oid = ${tableName(resource)}::regclass`.execute(db);
    if (resource.access.guarded === 'pay') expect(rows).toEqual([{ is_closed: true }]);
  });

  test('every reference is enforced by a foreign key or by a statement trigger', async () => {
    if (resource.life.ledger) return;
    const { rows } = await sql<{ column: string; target: string }>`
      select of_column as column, named as target from kept_references() where held = ${tableName(resource)}`.execute(db);
    const guarded = new Set(rows.map(({ column, target }) => `${column} ${target}`));
    const references = columnFields(resource).flatMap(([name, field]) =>
      field.kind === 'reference' ? [`${name} ${tableName({ name: field.to })}`] : [],
    );
    expect(references.filter((reference) => !guarded.has(reference))).toEqual([]);
  });
});

test('every unique index and named constraint that users can violate has an error message', async () => {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
    where x.indisunique and not x.indisprimary and n.nspname = 'public'
      and t.relname = any(${Object.values(resources)
        .filter((resource) => (resource.life.writes ?? ['create']).length > 0)
        .map(tableName)}::text[])`.execute(db);
  const unnamed = rows.map(({ name }) => name).filter((name) => !meaningOf(name) && name !== 'employees_number_is_unique');
  expect(unnamed).toEqual([]);
});

test('deleting a record that can be restored deletes no other records', async () => {
  const tables = Object.values<Resource>(resources)
    .filter(({ life: { undoableDelete } }) => undoableDelete)
    .map(tableName);
  const { rows } = await sql<{ lost: string }>`
    select c.conrelid::regclass || ' of ' || c.confrelid::regclass as lost from pg_constraint c
    where c.contype = 'f' and c.confdeltype <> 'a' and c.confdeltype <> 'r' and c.confrelid::regclass::text = any(${tables}::text[])`.execute(
    db,
  );
  expect(tables).toContain('holidays');
  expect(rows).toEqual([]);
});

/** Small tables that are read as quickly without an index. */
const short = ['departments', 'approval_settings'];

/** Marks indexes of all rows, because a partial index does not find the others. */
const ofAll = 'of all';

test('every reference to an employee has an index, so that thousands of employees can be deleted together', async () => {
  const { rows } = await sql<{ reference: string }>`
    select r.held || '.' || r.of_column as reference
    from kept_references() r join pg_attribute a on a.attrelid = r.held::regclass and a.attname = r.of_column
    where r.named = 'employees' and r.held <> all(${short}::text[])
      and not exists (
        select from pg_index i where i.indrelid = a.attrelid and i.indkey[0] = a.attnum
          and coalesce(pg_get_expr(i.indpred, i.indrelid), ${ofAll}) in (${ofAll}, format('(%I IS NOT NULL)', a.attname)))`.execute(db);
  expect(rows).toEqual([]);
});

/** Rows that outlive the person, or that are removed soon: the history, files by their owner, days to settle, and who sent something. */
const withoutPerson = [
  'attendance_dirty.employee_id',
  'attendance_overrides.user_id',
  'device_commands.user_id',
  'device_corrections.user_id',
  'logs.employee_id',
  'media.employee_id',
  'punch_batches.user_id',
];

test('every other row about an employee or a user needs a person who exists', async () => {
  const { rows } = await sql<{ reference: string }>`
    select t.relname || '.' || a.attname as reference
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attname in ('employee_id', 'user_id')
      and not exists (select from kept_references() k where k.held = t.relname and k.of_column = a.attname)
    order by 1`.execute(db);
  expect(rows.map(({ reference }) => reference)).toEqual(withoutPerson);
});

test('every table with policies applies them, also to its owner', async () => {
  const { rows } = await sql<{ name: string; is_closed: boolean }>`
    select relname as name, relrowsecurity and relforcerowsecurity as is_closed from pg_class
    where oid in (select polrelid from pg_policy) order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toContain('pay_settlements');
  expect(rows.filter(({ is_closed }) => !is_closed)).toEqual([]);
});
