import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { headings, linesOf, moveImport, uploadPeople } from './import-people.ts';
import type { Figure } from './tools/figure.ts';
import { startPostgres } from './tools/postgres.ts';
import { databaseProcess, processorSeconds } from './tools/processor-time.ts';
import { signIn, startProduct } from './tools/product.ts';

const rows = 10_000;
/** Half of the time it took before rows were written in batches. */
const mostProcessorSeconds = 6;
const lines = linesOf(rows);

/** Ten thousand people from a file, checked and saved with their history, compared with bare copying of the same cells into a table. */
export async function employeeImport(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const product = await startProduct({ DATABASE_URL: postgres.url, CADRE_DATA: dataFolder, CADRE_DEMO: '1' });
  try {
    const headers = { authorization: `Bearer ${await signIn(product.url)}` };
    const database = await databaseProcess(postgres.url);
    const spent = (): number[] => [product.process, database].map(processorSeconds);
    const before = spent();
    const began = performance.now();
    const { id } = await uploadPeople(product.url, headers, lines);
    const checked = await moveImport(product.url, headers, id, 'check', 'checked');
    if (checked.wrong_count) throw new Error(`${checked.wrong_count} rows of the file are wrong.`);
    const checkedAfter = performance.now() - began;
    await moveImport(product.url, headers, id, 'commit', 'committed');
    const whole = performance.now() - began;
    const [server = 0, stored = 0] = spent().map((now, at) => now - (before[at] ?? 0));
    const copied = await copy(postgres.url);
    return [
      { name: `Import of ${rows}, read and checked`, value: seconds(checkedAfter) },
      { name: `Import of ${rows}, read, checked and saved`, value: seconds(whole) },
      { name: `Import of ${rows}, processor time of server and database`, value: `${server.toFixed(2)} s + ${stored.toFixed(2)} s` },
      {
        name: `Import of ${rows}, processor time together`,
        value: `${(server + stored).toFixed(2)} s`,
        promise: `at most ${mostProcessorSeconds} s`,
        kept: server + stored <= mostProcessorSeconds,
      },
      { name: `Bare COPY of the same cells`, value: seconds(copied) },
      { name: 'Import, times the bare COPY', value: `${(whole / copied).toFixed(1)} times` },
    ];
  } finally {
    await product.stop();
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** The database server reads the file itself, which is faster than any transfer over a connection. */
async function copy(url: string): Promise<number> {
  const file = join(tmpdir(), `cadre-bench-${process.pid}.csv`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await writeFile(file, lines.join('\n'), { mode: 0o644 });
    await client.query(`create table copied (${headings.map((name) => `${name} text`).join(', ')})`);
    const began = performance.now();
    await client.query(`copy copied from '${file}' (format csv)`);
    return performance.now() - began;
  } finally {
    await client.end();
    await rm(file, { force: true });
  }
}
