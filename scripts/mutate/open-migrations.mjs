import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openServerTests } from './open-server-tests.mjs';
import { testsOfTable } from './tests-of-table.mjs';

/** Omissions in the migrations: a test database without one constraint, unique index, trigger or policy, tried with the tests of its table. */
export async function openMigrations(root, tables) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const server = await openServerTests(root);
  const prepared = await server.prepare();
  const { startedOf } = await import(pathToFileURL(join(root, 'server/test/databases/on-server.ts')).href);
  const { meaningOf } = await import(pathToFileURL(join(root, 'contract/src/constraints.ts')).href);
  // A limit without a meaning for users repeats what the declaration or the server refuses first.
  const changes = (await inDatabase(prepared.template, droppable))
    .filter(({ is_only_a_limit, part }) => !is_only_a_limit || meaningOf(part))
    .map(({ table, before, statement }) => ({ file: table, change: { before, after: 'dropped', statement } }));
  const tests = globSync('server/test/**/*.test.ts', { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

  const unchanged = new Map();

  async function survivorsOf(chosen) {
    const found = [];
    for (const one of chosen) {
      const template = await copyWithout(one.change.statement);
      const { passed, failed, error } = await runOn(template, testsOfTable(one.file, tests));
      for (const name of [startedOf(template), template]) await inDatabase('postgres', `drop database if exists ${name} with (force)`);
      if (passed) found.push(one);
      else if (failed && !(await passesUnchanged(failed))) throw new Error(`The tests fail before anything is changed: ${error}`);
    }
    return found;
  }

  /** Only for tests that have noticed something, because all tests of a sample are nearly all tests of the server. */
  async function passesUnchanged(test) {
    if (!unchanged.has(test)) unchanged.set(test, (await runOn(prepared.template, [test])).passed);
    return unchanged.get(test);
  }

  function runOn(template, files) {
    server.replaceTemplate(template);
    return server.run(files);
  }

  /** A copy of the prepared tables, because later runs may use those again. The tests start the product on it and keep that, too. */
  async function copyWithout(statement) {
    const copy = `cadre_changed_${randomBytes(6).toString('hex')}`;
    await inDatabase('postgres', `create database ${copy} template ${prepared.template} strategy file_copy`);
    await inDatabase(copy, statement);
    return copy;
  }

  async function inDatabase(name, statement) {
    const url = new URL(prepared.url);
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  }

  return { changes: tables.length > 0 ? changes.filter(({ file }) => tables.includes(file)) : changes, survivorsOf, close: server.close };
}

/**
 * What refuses or completes a write, with the statement that drops it. Left out because no test could notice: primary keys; columns that are
 * never null; the options of a choice, which the declaration refuses first; what belongs to another part, such as the index of a constraint
 * or the constraint of a partition; and the triggers that count rows, which `server/test/crud/declarations.test.ts` compares by name.
 */
const droppable = `
  with tables as (
    select c.oid, c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  ),
  parts as (
    select t.name, c.conname as part, c.contype in ('c', 'u', 'x') or c.confdeltype in ('a', 'r') as is_only_a_limit,
      'constraint ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid) as before,
      format('alter table %I drop constraint %I cascade', t.name, c.conname) as statement
    from pg_constraint c join tables t on t.oid = c.conrelid
    where c.contype in ('c', 'f', 'u', 'x') and c.conislocal and not (c.contype = 'c' and c.conname like '%\\_is\\_known')
    union all
    select t.name, i.relname, true, 'index ' || pg_get_indexdef(x.indexrelid), format('drop index %I', i.relname)
    from pg_index x join pg_class i on i.oid = x.indexrelid join tables t on t.oid = x.indrelid
    where x.indisunique and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
    union all
    select t.name, g.tgname, false, 'trigger ' || pg_get_triggerdef(g.oid), format('drop trigger %I on %I', g.tgname, t.name)
    from pg_trigger g join tables t on t.oid = g.tgrelid where not g.tgisinternal and g.tgname not like 'rows\\_are\\_%'
    union all
    select t.name, p.polname, false, 'row-level security of ' || t.name, format('alter table %I disable row level security', t.name)
    from (select polrelid, min(polname) as polname from pg_policy group by polrelid) p join tables t on t.oid = p.polrelid
  )
  select name as table, part, is_only_a_limit, before, statement from parts order by name, part, before`;
