import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testFolder } from '../../../testing/test-folder.ts';
import { type Account, unprivilegedAccount } from './account.ts';
import { findPrograms } from './find-programs.ts';
import { freePort } from './free-port.ts';
import type { Programs } from './unpack-programs.ts';

const run = promisify(execFile);
const dataFolder = 'data';
const passwordFile = 'password';
const fastStop = 'SIGINT';
const immediateStop = 'SIGQUIT';

export type Cluster = {
  url: string;
  /** Stops as in a crash; `start` brings it back on the same port. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops as in a crash and starts again on the same port; acknowledged writes must still exist. */
  crashAndStart(): Promise<void>;
  /** Stops, and copies its files into the folder, from which others can start. */
  stopInto(folder: string): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  settings?: string[];
  account?: Account;
  programs?: Programs;
  /** Fills the folder with the files of a cluster that has stopped, instead of creating one. */
  fill?: (folder: string) => Promise<void>;
  /** Its data is discarded after the run, so it does not need to wait for a disk or to have one. */
  hurried?: true;
};

const inAHurry = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=256MB'];

/** A PostgreSQL server of our own, in a throwaway folder, on a free port, reachable from this machine alone. */
export async function startCluster(options: Options = {}): Promise<Cluster> {
  const account = options.account ?? unprivilegedAccount();
  const programs = options.programs ?? (await findPrograms(account));
  const folder = await (options.hurried ? testFolder('cadre-postgres-') : mkdtemp(join(tmpdir(), 'cadre-postgres-')));
  const clearAway = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await programs.dispose();
  };

  const socketFolder = options.hurried && process.platform === 'linux' ? folder : '';
  const port = await freePort();
  const settings = [
    `unix_socket_directories=${socketFolder}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    ...(options.hurried ? inAHurry : []),
    ...(options.settings ?? []),
  ];
  const args = ['-D', join(folder, dataFolder), ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => startServer(join(programs.folder, 'postgres'), args, folder, account);
  const { fill } = options;
  const created = fill ? fill(folder).then(() => own(folder, account)) : createCluster(programs.folder, folder, account);
  let server = await created.then(start).catch(async (error) => {
    await clearAway();
    throw error;
  });
  const endWithUs = () => {
    // In this order, because a server that is just stopping still writes.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    server.kill(immediateStop);
  };
  process.once('exit', endWithUs);
  const password = await readFile(join(folder, passwordFile), 'utf8');
  const stop = async (): Promise<void> => {
    await stopServer(server, fastStop);
    process.off('exit', endWithUs);
  };
  const crash = () => stopServer(server, immediateStop);
  const restart = async (): Promise<void> => {
    server = await start();
  };

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres${socketFolder && `?host=${socketFolder}`}`,
    crash,
    start: restart,
    crashAndStart: () => crash().then(restart),
    async stopInto(target) {
      await stop();
      for (const name of [dataFolder, passwordFile]) cpSync(join(folder, name), join(target, name), { recursive: true });
      await clearAway();
    },
    async stop() {
      await stop();
      await clearAway();
    },
  };
}

async function createCluster(programs: string, folder: string, account: Account): Promise<void> {
  const password = join(folder, passwordFile);
  await writeFile(password, randomBytes(16).toString('hex'));
  if (account) for (const path of [folder, password]) await chown(path, account.uid, account.gid);
  const args = ['-D', join(folder, dataFolder), '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', password, '-E', 'UTF8'];
  await run(join(programs, 'initdb'), [...args, '--locale=C', '--no-sync'], { cwd: folder, ...account });
}

async function own(folder: string, account: Account): Promise<void> {
  // PostgreSQL refuses data that others could read.
  await chmod(join(folder, dataFolder), 0o700);
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

async function startServer(program: string, args: string[], cwd: string, account: Account): Promise<ChildProcess> {
  const server = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...account,
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
  });
  return server;
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
