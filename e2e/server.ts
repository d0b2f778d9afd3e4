import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limits } from '../testing/limits.ts';
import { testFolder } from '../testing/test-folder.ts';
import { companyFolder } from './company.ts';
import { freePort } from './free-port.ts';

const project = fileURLToPath(new URL('..', import.meta.url));

export type Product = { url: string; outbox: string; stop: () => Promise<void> };

/** Starts the real product as `npm start` does, on a free port and with a copy of the demo company that goes when it stops. */
export async function startProduct(from = project): Promise<Product> {
  const folder = await testFolder('cadre-journeys-');
  await cp(await companyFolder(), folder, { recursive: true });
  return launch(from, folder, { CADRE_DEMO: '1' });
}

/** The same with nothing in it but the first administrator. */
export async function startEmptyProduct({ email, password }: { email: string; password: string }): Promise<Product> {
  const folder = await testFolder('cadre-empty-');
  return launch(project, folder, { CADRE_DEMO: '0', CADRE_ADMIN_EMAIL: email, CADRE_ADMIN_PASSWORD: password });
}

async function launch(from: string, folder: string, settings: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(from, 'server/src/main.ts')], {
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, CADRE_DATA: folder, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    await end('SIGTERM');
    if (child.exitCode !== 0) throw new Error(`The product did not end as it should. It said:\n${printed}`);
  };

  const deadline = Date.now() + limits.test;
  while (!(await isReady(url)) && !hasEnded() && Date.now() < deadline) await setTimeout(200);
  if (!(await isReady(url))) {
    const fate = hasEnded() ? 'ended' : 'was not ready in time';
    await end('SIGKILL');
    throw new Error(`The product ${fate}. It said:\n${printed}`);
  }
  return { url, outbox: join(folder, 'outbox'), stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
