import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createDevice, type Device } from './create-device.ts';
import { type ProfileName, profiles } from './profiles.ts';
import { runDevice } from './run-device.ts';

const help = 'punch <pin> [in|out] · replay · offline · online · clock +20m|-90s|0 · address <url> · status · quit';

/** `npm run device-simulator -- --url http://127.0.0.1:3000 --serial DEMO0001 --profile x100c --pins 1001,1002 [--once]` */
async function simulate(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3000' },
      serial: { type: 'string', default: 'DEMO0001' },
      profile: { type: 'string', default: 'x100c' },
      pins: { type: 'string', default: '1001' },
      zone: { type: 'string', default: Intl.DateTimeFormat().resolvedOptions().timeZone },
      once: { type: 'boolean', default: false },
    },
  });
  if (!Object.hasOwn(profiles, values.profile))
    throw new Error(`There is no profile "${values.profile}". There are: ${Object.keys(profiles).join(', ')}.`);
  const pins = values.pins.split(',').filter(Boolean);
  const device = createDevice({
    profile: values.profile as ProfileName,
    serial: values.serial,
    baseUrl: values.url.replace(/\/$/, ''),
    zone: values.zone,
    users: Object.fromEntries(pins.map((pin) => [pin, `User ${pin}`])),
    say,
  });
  return values.once ? once(device, pins) : live(device);
}

/** Punches once for each PIN, uploads, polls once and ends. */
async function once(device: Device, pins: string[]): Promise<number> {
  await device.boot();
  for (const pin of pins) device.punch(pin);
  await device.upload();
  await device.poll();
  say(device.waiting() === 0 ? `${pins.length} punches were acknowledged.` : `${device.waiting()} punches wait for an acknowledgement.`);
  return device.waiting() === 0 ? 0 : 1;
}

async function live(device: Device): Promise<number> {
  const life = runDevice(device, say);
  say(help);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === 'quit') break;
    take(device, line.trim().split(/\s+/));
    life.hurry();
  }
  await life.stop();
  return 0;
}

function take(device: Device, [word = '', first = '', second = '']: string[]): void {
  if (word === 'punch' && first) say(`${device.punch(first, { status: second === 'out' ? 1 : 0 }).wall} ${first} ${second}`);
  else if (word === 'replay') device.rewind();
  else if (word === 'offline' || word === 'online') device.plug(word === 'online');
  else if (word === 'clock' && readDuration(first) !== undefined) device.setClock(readDuration(first) ?? 0);
  else if (word === 'address' && first) device.moveTo(first.replace(/\/$/, ''));
  else if (word === 'status') say(`${device.memory.length} punches in memory, ${device.waiting()} not acknowledged`);
  else if (word) say(help);
}

/** `+20m` in milliseconds. */
function readDuration(text: string): number | undefined {
  const found = /^([+-]?\d+)([smhd]?)$/.exec(text);
  const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
  return found ? Number(found[1]) * (units[found[2] || 's'] as number) : undefined;
}

function say(line: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
}

try {
  process.exitCode = await simulate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
