import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import { createApp } from '../../src/app.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import { openEntrance, pins } from '../devices/entrance.ts';

test('a server killed between commit and answer, twice, has every punch exactly once', async () => {
  const entrance = await openEntrance();
  const { config } = entrance.services;
  await entrance.claim('KILL1');
  const terminal = entrance.terminal({ serial: 'KILL1', batch: 5 });
  for (let at = 0; at < 40; at += 1) terminal.punch(at % 2 ? pins.clara : pins.oskar, { at: Date.UTC(2026, 10, 3, 6, at), status: at % 2 });
  await entrance.loseDatabase();

  for (let round = 1; round <= 2; round += 1) {
    const child = spawn(process.execPath, [...shortLived, fileURLToPath(new URL('entrance-child.ts', import.meta.url))], {
      env: { ...process.env, ENTRANCE_CHILD: JSON.stringify({ config, uploads: 2 }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [port] = await once(child.stdout, 'data');
    terminal.moveTo(`http://127.0.0.1:${String(port).trim()}`);
    await terminal.boot();
    await expect(terminal.upload()).rejects.toThrow();
    await ended;
  }
  expect(terminal.waiting()).toBe(40 - 2 * 5);

  const services = await openServices(config, createLog('silent'));
  const count = async (table: string) => (await services.db.run(`select count(*)::int as count from ${table}`)).rows[0].count;
  // Two batches were acknowledged, and a third was saved without a word.
  expect(await count('raw_punches')).toBe(15);
  const app = await createApp(services);
  terminal.moveTo(await app.listen({ port: 0, host: '127.0.0.1' }));
  await terminal.boot();
  await terminal.upload();
  expect(terminal.waiting()).toBe(0);
  expect([await count('raw_punches'), await count('attendances')]).toEqual([40, 40]);
  await app.close();
  await closeServices(services);
  await entrance.close();
});
