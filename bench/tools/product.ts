import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@cadre/contract/calls/access';
import { cleanEnvironment, collect, freePort, root, stopChild } from './child.ts';

export type Product = { url: string; process: number; readyAfterMs: number; stop(): Promise<void> };

/** The administrator of the demo company, which every measurement runs on. */
export const administrator = { email: 'admin@example.com', password: 'cadre-demo-2026' };

const patienceMs = 120_000;

/** Starts the real server with `program` and waits until it is ready. */
export async function startProduct(env: Record<string, string>, program = [process.execPath, 'server/src/main.ts']): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [file = '', ...args] = program;
  const began = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    env: cleanEnvironment({ LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(child);
  while (!(await isReady(url))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || performance.now() - began > patienceMs) {
      await stopChild(child);
      throw new Error(`The server ${ended ? 'ended' : 'was not ready in time'}. It said:\n${said()}`);
    }
    await pause(20);
  }
  return { url, process: child.pid ?? 0, readyAfterMs: performance.now() - began, stop: () => stopChild(child) };
}

/** Signs in the administrator, or another user of the demo company. */
export async function signIn(url: string, email = administrator.email): Promise<string> {
  const answer = await fetch(`${url}/api/v1${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, email }),
  });
  const { token } = (await answer.json()) as { token: { access_token: string } };
  return token.access_token;
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
