import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type Running = { firstLine: string; process: number; stop(): Promise<void> };

/** The environment of child processes, without the caller's database or data folder. */
export function cleanEnvironment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, CADRE_DATA: _data, CADRE_DEMO: _demo, CADRE_ADMIN_EMAIL: _email, PORT: _port, ...rest } = process.env;
  return { ...rest, ...env };
}

/** Runs Node to its end and returns its output. */
export async function runNode(args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawnNode(args, env);
  const said = collect(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}:\n${said()}`);
  return said();
}

/** Starts a Node process that prints one line when it is ready and runs until it is stopped. */
export async function startNode(args: string[], env: Record<string, string> = {}): Promise<Running> {
  const child = spawnNode(args, env);
  const said = collect(child);
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('\n') && resolve(said().split('\n')[0] ?? ''));
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}:\n${said()}`)));
  });
  return { firstLine, process: child.pid ?? 0, stop: () => stopChild(child) };
}

const spawnNode = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env: cleanEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export function collect(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return () => said;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
