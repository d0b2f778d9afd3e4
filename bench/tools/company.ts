import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './child.ts';
import { startPostgres } from './postgres.ts';
import { type Product, signIn, startProduct } from './product.ts';

/** The demo company at a given size on PostgreSQL, with a running server and a session. */
export type Company = { product: Product; headers: Record<string, string>; databaseUrl: string; stop(): Promise<void> };

/** `furnish` adds data before the server starts; `node` are arguments for the server's Node process. */
type Options = { furnish?: (databaseUrl: string) => Promise<void>; node?: string[] };

export async function startCompany(employees: number, { furnish, node = [] }: Options = {}): Promise<Company> {
  const postgres = await startPostgres();
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const env = { DATABASE_URL: postgres.url, CADRE_DATA: dataFolder, CADRE_DEMO: '0' };
  const cleanUp = async () => {
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await runNode(['server/src/commands/seed.ts', '--employees', String(employees)], env);
    await furnish?.(postgres.url);
    const product = await startProduct(env, [process.execPath, ...node, 'server/src/main.ts']);
    const headers = { authorization: `Bearer ${await signIn(product.url)}` };
    const stop = async () => {
      await product.stop();
      await cleanUp();
    };
    return { product, headers, databaseUrl: postgres.url, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
