import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../testing/limits.ts';
import { wholeRun } from '../../../testing/whole-run.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { type Cluster, startCluster } from '../databases/cluster.ts';
import { migrationsFolder } from '../databases/migrations-folder.ts';
import { onServer } from '../databases/on-server.ts';
import { mailsIn } from '../office/outbox.ts';
import { type Office, openOffice } from '../office.ts';

let cluster: Cluster;
let dataFolder: string;
let crowd: string[][];
beforeAll(async () => {
  cluster = await startCluster({ hurried: true, settings: ['max_connections=100'] });
  dataFolder = await mkdtemp(join(tmpdir(), 'cadre-accounts-'));
  for (const role of ['owner login', '"the app" login', 'member login in role owner', 'mighty login superuser', 'maker login createrole'])
    await onServer(cluster.url, `create role ${role} password 'secret'`);
  const settings = await newDatabase('crowded');
  crowd = await Promise.all(Array.from({ length: 6 }, () => prepared(settings)));
});
afterAll(async () => {
  await cluster.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const urlOf = (account: string, database: string, password = 'secret'): string => {
  const url = new URL(cluster.url);
  Object.assign(url, { username: account, password, pathname: `/${database}` });
  return url.href;
};

/** Empty, or a copy of the one that the crowd migrated. */
async function newDatabase(name: string, template: 'template1' | 'crowded' = 'template1') {
  await onServer(cluster.url, `create database ${name} owner owner template ${template} strategy file_copy`);
  return { databaseUrl: urlOf('the app', name), migrateDatabaseUrl: urlOf('owner', name), dataFolder };
}

async function prepared(settings: { databaseUrl: string; migrateDatabaseUrl: string; dataFolder: string }): Promise<string[]> {
  const db = await openDatabase(settings);
  return prepareDatabase(db, settings, migrationsFolder).finally(() => db.close());
}

describe('with separate accounts for the owner and the application', () => {
  let office: Office;
  let owner: Database;
  beforeAll(async () => {
    const settings = await newDatabase('company', 'crowded');
    await prepared(settings);
    owner = await openDatabase({ databaseUrl: settings.migrateDatabaseUrl, dataFolder });
    office = await openOffice({ databaseUrl: settings.databaseUrl, migrateDatabaseUrl: settings.migrateDatabaseUrl });
    await owner.run(`insert into logs (action, model, via) values ('create', 'jobs', 'command')`);
  });
  afterAll(async () => {
    await owner.close();
    await office.close();
  });

  test('the application lists, writes with its history, and sends mail by its jobs', async () => {
    const admin = office.as('admin');
    const { holiday_calendar_id } = office.cast.places;
    expect((await admin.get('/branches')).body.meta.total).toBe(2);
    const fine = { name: 'Porto', country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR', holiday_calendar_id };
    const { body } = await admin.post('/branches', fine);
    expect((await admin.put(`/branches/${body.data.id}`, { name: 'Porto II', version: 1 })).status).toBe(200);
    expect((await admin.delete(`/branches/${body.data.id}`, { version: 2 })).status).toBe(200);
    const history = await office.as('auditor').get('/logs', { filters: { model: 'branches' } });
    expect(history.body.data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);

    await office.anyone().post('/forgot-password', { email: office.cast.hr.email });
    await expect.poll(async () => (await mailsIn(office.services)).length).toBe(1);
    expect(office.logged.filter((line) => line.includes('permission denied'))).toEqual([]);
  });

  test.each([
    ['change an entry of the history', `update logs set label = 'nothing'`],
    ['delete one', 'delete from logs'],
    ['empty it', 'truncate logs'],
    ['go back in its numbers', `select setval('log_numbers', 1)`],
    ['drop what guards it', 'drop trigger logs_are_append_only on logs'],
    ['switch that off', 'alter table logs disable trigger all'],
    ['replace it', 'create or replace function logs_are_append_only() returns trigger language plpgsql as $$ begin return new; end $$'],
    ['make a table', 'create table notes (text text)'],
    ['make one beside the jobs', 'create table pgboss.notes (text text)'],
    ['make a schema', 'create schema elsewhere'],
    ['change a table', 'alter table users add note text'],
    ['say that a migration is done', `insert into schema_migrations values (9999, 'x', now(), 'x')`],
    ['become the owner', 'set role owner'],
    ['open a closed month', 'delete from pay_closings'],
    ['rewrite its terms', 'update pay_terms set components = components'],
    ['rewrite what was paid back', 'update pay_movements set amount = 0'],
    ['forget what was paid back', 'delete from pay_movements'],
    ['rewrite what a run used', 'update pay_item_uses set payslips = 0'],
  ])('it cannot %s', async (_what, statement) => {
    await expect(office.services.db.run(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('it cannot give itself a right, which PostgreSQL ignores with a warning', async () => {
    await office.services.db.run('grant update on logs to current_user');
    const { rows } = await office.services.db.run(`select has_table_privilege('logs', 'update') as may`);
    expect(rows).toEqual([{ may: false }]);
  });

  test('without a name neither the application nor the owner sees pay, or adds to it', async () => {
    const { employee_id } = office.cast.consultant;
    const account = { employee_id, holder: 'Clara Dubois', account_no: '12345678' };
    expect((await office.as('payroll').post('/bank-accounts', account)).status).toBe(200);
    expect((await office.as('payroll').get('/bank-accounts')).body.meta.total).toBe(1);
    for (const { run } of [office.services.db, owner]) {
      expect((await run('select from bank_accounts', [])).rowCount).toBe(0);
      expect((await run(`update bank_accounts set holder = 'Nobody'`, [])).rowCount).toBe(0);
      const added = run(`insert into bank_accounts (employee_id, holder) values ($1, 'Nobody')`, [employee_id]);
      await expect(added).rejects.toThrow('row-level security');
    }
  });

  test('the owner can do all of that, which is why the application is not the owner', async () => {
    const changed = owner.transaction(async ({ run }) => {
      await run('drop trigger logs_are_append_only on logs; create table notes (text text)');
      const { rowCount } = await run(`update logs set label = 'nothing'`);
      throw new Error(`changed ${rowCount && 'some'}`);
    });
    await expect(changed).rejects.toThrow('changed some');
  });

  test('index builds left by a new version of the job tables are finished at the next start', async () => {
    const build = 'create index concurrently if not exists later_i1 on pgboss.job_common (created_on)';
    await owner.run(`update pgboss.version set bam_on = null`);
    await owner.run(`insert into pgboss.bam (name, version, table_name, command) values ('later', 1, 'job_common', $1)`, [build]);
    await prepared({ databaseUrl: urlOf('the app', 'company'), migrateDatabaseUrl: urlOf('owner', 'company'), dataFolder });
    expect((await owner.run(`select status from pgboss.bam where name = 'later'`)).rows).toEqual([{ status: 'completed' }]);
    expect((await owner.run(`select to_regclass('pgboss.later_i1') is not null as is_there`)).rows).toEqual([{ is_there: true }]);
  });
});

test('an installation with one account becomes one with two when its tables are handed over', async () => {
  await onServer(cluster.url, `create role single login password 'secret'`);
  await onServer(cluster.url, 'create database grown owner single');
  const alone = await openOffice({ databaseUrl: await migratedBySingle() });
  await alone.close();
  const settings = { databaseUrl: urlOf('single', 'grown'), migrateDatabaseUrl: urlOf('owner', 'grown'), dataFolder };
  await expect(prepared(settings)).rejects.toThrow('permission denied');
  await onServer(urlOf('mighty', 'grown'), 'reassign owned by single to owner');
  expect(await prepared(settings)).toEqual([]);
});

async function migratedBySingle(): Promise<string> {
  const databaseUrl = urlOf('single', 'grown');
  const db = await openDatabase({ databaseUrl, dataFolder });
  await prepareDatabase(db, { migrateDatabaseUrl: undefined, dataFolder }, migrationsFolder).finally(() => db.close());
  return databaseUrl;
}

test('processes that start together all end well', () => {
  expect(crowd.flat().filter((name) => name.startsWith('0001'))).toHaveLength(1);
});

describe('an account that may alter the history is refused, and changes nothing:', () => {
  beforeAll(async () => void (await prepared(await newDatabase('guarded', 'crowded'))));

  test.each(['owner', 'member', 'mighty', 'maker'])('%s', async (account) => {
    const migrateDatabaseUrl = urlOf('owner', 'guarded');
    const settings = { databaseUrl: urlOf(account, 'guarded'), migrateDatabaseUrl, dataFolder };
    await expect(prepared(settings)).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FIT',
      message: expect.stringContaining(`The account ${account} in DATABASE_URL may alter the history`),
    });
    const owner = await openDatabase({ databaseUrl: migrateDatabaseUrl, dataFolder });
    const { rows } = await owner.run(`select has_table_privilege('schema_migrations', 'insert') as may`);
    await owner.close();
    expect(rows).toEqual([{ may: true }]);
  });

  test('one with an extra right, granted by another account', async () => {
    await onServer(urlOf('mighty', 'guarded'), 'grant pg_write_all_data to "the app"');
    const settings = { databaseUrl: urlOf('the app', 'guarded'), migrateDatabaseUrl: urlOf('owner', 'guarded'), dataFolder };
    await expect(prepared(settings)).rejects.toThrow('may alter the history');
    await onServer(urlOf('mighty', 'guarded'), 'revoke pg_write_all_data from "the app"');
    await expect(prepared(settings)).resolves.toEqual([]);
  });

  test('two addresses that lead to two databases', async () => {
    await newDatabase('elsewhere');
    const settings = { databaseUrl: urlOf('the app', 'elsewhere'), migrateDatabaseUrl: urlOf('owner', 'guarded'), dataFolder };
    await expect(prepared(settings)).rejects.toThrow('do not lead to the same database');
  });
});

describe('the process', () => {
  type Addresses = { databaseUrl: string; migrateDatabaseUrl: string };
  function run([file, ...args]: [file: string, ...string[]], addresses: Addresses, more: Record<string, string> = {}) {
    const path = fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
    const { databaseUrl: DATABASE_URL, migrateDatabaseUrl: MIGRATE_DATABASE_URL } = addresses;
    const settings = { PORT: '0', CADRE_DATA: dataFolder, LOG_LEVEL: 'warn', DATABASE_URL, MIGRATE_DATABASE_URL, ...more };
    const child = spawn(process.execPath, [path, ...args], { env: { ...process.env, ...settings } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    return { said: () => said, ended: once(child, 'exit').then(([code]) => code), stop: () => child.kill('SIGTERM') };
  }

  /** The whole run builds a year of demo data at the start; otherwise many employees with one day of data, which is faster. */
  test('builds the demo company', async () => {
    const addresses = await newDatabase('demo', 'crowded');
    const builder = wholeRun ? run(['main.ts'], addresses) : run(['commands/seed.ts', '--employees', '201', '--days', '1'], addresses);
    if (wholeRun) {
      await expect.poll(builder.said, { timeout: limits.test }).toContain('Cadre is ready');
      builder.stop();
    }
    expect(await builder.ended).toBe(0);
    expect(builder.said()).toContain(`${wholeRun ? 60 : 201} employees`);
    expect(builder.said()).not.toContain('permission denied');
  });

  /** Reuses the database of the concurrent starts, because migrating an empty one is the longest part of a start. */
  test(`starts on ${wholeRun ? 'an empty database' : 'one that is prepared'} and stops on request`, async () => {
    const process = run(['main.ts'], await newDatabase('fresh', wholeRun ? 'template1' : 'crowded'), { CADRE_DEMO: '0' });
    await expect.poll(process.said).toContain('Cadre is ready');
    process.stop();
    expect(await process.ended).toBe(0);
    if (wholeRun) expect(process.said()).toContain('Migrated the database');
    expect(process.said()).not.toContain('permission denied');
  });

  test.each([
    ['refused', 'wrong', 'PostgreSQL refused the user or the password in MIGRATE_DATABASE_URL.'],
    ['without the tables', 'secret', 'The account in MIGRATE_DATABASE_URL lacks a right'],
  ])('ends with a sentence when the owner is %s', async (what, password, sentence) => {
    const name = what.replaceAll(' ', '_');
    await onServer(cluster.url, `create database ${name}`);
    const process = run(['main.ts'], { databaseUrl: urlOf('the app', name), migrateDatabaseUrl: urlOf('owner', name, password) });
    expect(await process.ended).toBe(1);
    expect(process.said()).toContain(sentence);
    expect(process.said()).not.toContain('    at ');
  });
});
