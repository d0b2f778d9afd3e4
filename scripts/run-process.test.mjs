import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { limits } from '../testing/limits.ts';

const runProcess = JSON.stringify(new URL('./run-process.mjs', import.meta.url).href);
const server = 'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log(process.pid);';
const script = `
  const { runProcess } = await import(${runProcess});
  process.exitCode = await runProcess(process.execPath, ['--eval', ${JSON.stringify(server)}]);
`;

/** Starts the script, under the given program if there is one, and returns the process id of its server. */
async function start(program, args, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, npm_lifecycle_event: '', ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, serverId: Number(line) };
}

const isAlive = (id) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('a stopped script stops its server and passes its exit code on', { timeout: limits.test }, async () => {
  const { child, serverId } = await start(process.execPath, ['--input-type=module', '--eval', script]);
  assert.ok(isAlive(serverId));
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 7);
  assert.ok(!isAlive(serverId));
});

test('the server does not outlive a killed npm', { timeout: limits.test }, async () => {
  const npm = `const { spawn } = require('node:child_process'); spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(script)}], { stdio: 'inherit' });`;
  const { child, serverId } = await start(process.execPath, ['--eval', npm], { npm_lifecycle_event: 'start' });
  assert.ok(isAlive(serverId));
  child.kill('SIGKILL');
  while (isAlive(serverId)) await setTimeout(50);
});
