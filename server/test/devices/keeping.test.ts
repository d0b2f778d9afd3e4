import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addDays, dayIn } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missedChange } from '../../src/features/devices/clock/clock-state.ts';
import { notifyClocks } from '../../src/features/devices/clock/notify-clocks.ts';
import type { DeviceCall } from '../../src/features/devices/door/device-request.ts';
import { noteStranger } from '../../src/features/devices/door/unknown-devices.ts';
import { deviceWhere, type KnownDevice } from '../../src/features/devices/intake/known-device.ts';
import { countAgain } from '../../src/features/devices/jobs/count-again.ts';
import { notifyOfDevices } from '../../src/features/devices/jobs/notify-of-devices.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { type Entrance, openEntrance, pins } from './entrance.ts';

let entrance: Entrance;
beforeAll(async () => {
  entrance = await openEntrance();
});
afterAll(() => entrance.close());

/** An hour of UTC on the day before today, as the terminals have it. */
const yesterdayAt = (hour: number): number => Date.parse(addDays(dayIn('Europe/Berlin', new Date()), -1)) + hour * 3_600_000;

test('an unknown terminal waits with its punches until it is claimed, and then delivers them all', async () => {
  const admin = entrance.as('admin');
  const terminal = entrance.terminal({ serial: 'NEW1', profile: 'speedface' });
  terminal.punch(pins.clara, { at: yesterdayAt(8) });
  expect(await terminal.boot()).toEqual({ status: 200, text: 'OK' });
  expect(await terminal.upload()).toBeUndefined();
  expect((await terminal.send('POST', 'cdata', { table: 'ATTLOG' }, '1001\t2026-11-01 08:00:00\t0')).status).toBe(503);
  expect((await admin.get('/unclaimed-devices')).body.data).toEqual([
    expect.objectContaining({ serial_no: 'NEW1', model: 'middle east', refused_uploads: 1 }),
  ]);
  expect((await entrance.as('consultant').get('/unclaimed-devices')).status).toBe(403);

  const id = await entrance.claim('NEW1');
  expect((await admin.get('/unclaimed-devices')).body.data).toEqual([]);
  await terminal.boot();
  await terminal.upload();
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(1);

  await terminal.boot();
  const stranger = entrance.terminal({ serial: 'NEW2' });
  await stranger.boot();
  expect((await admin.delete('/unclaimed-devices/NEW2')).status).toBe(200);
  expect((await admin.delete('/unclaimed-devices/NEW2')).status).toBe(404);
});

test('made-up serial numbers hide no terminal: the newest stay, each address has a quota, and returning devices come first', async () => {
  const admin = entrance.as('admin');
  const note = (serial: string, ip: string) =>
    noteStranger(entrance.services.db, { serial, ip, method: 'GET', query: {}, user_agent: null } as unknown as DeviceCall);
  const shown = async () =>
    (await admin.get('/unclaimed-devices')).body.data.map((one: { serial_no: string }) => one.serial_no) as string[];
  await note('TERMINAL', '198.51.100.1');
  await sql`update unclaimed_devices set first_seen_at = now() - interval '1 minute' where serial_no = 'TERMINAL'`.execute(
    entrance.services.db,
  );
  for (let number = 0; number < 60; number += 1) await note(`SAME${number}`, '198.51.100.1');
  expect(await shown()).toEqual(expect.arrayContaining(['TERMINAL', 'SAME59']));
  expect((await shown()).filter((serial) => serial.startsWith('SAME'))).toHaveLength(49);
  for (let address = 0; address < 4; address += 1)
    for (let number = 0; number < 52; number += 1) await note(`MANY${address}-${number}`, `2001:db8:0:${address}::${number.toString(16)}`);
  await note('LATEST', '203.0.113.7');
  const all = await shown();
  expect(all).toEqual(expect.arrayContaining(['TERMINAL', 'LATEST']));
  expect(all).toHaveLength(200);
  await sql`delete from unclaimed_devices`.execute(entrance.services.db);
});

test('terminals and employees with punches cannot be deleted, and punches cannot refer to missing ones', async () => {
  const { run } = entrance.services.db;
  const id = await entrance.claim('STAYS1');
  const spare = await entrance.claim('SPARE1');
  const terminal = entrance.terminal({ serial: 'STAYS1', profile: 'speedface' });
  terminal.punch(pins.clara, { at: yesterdayAt(9) });
  await terminal.boot();
  await terminal.upload();
  const { employee_id } = (await entrance.punches(`device_id = ${id}`))[0] as { employee_id: number };
  const move = (table: string, column: string, to: number) =>
    run(`update ${table} set ${column} = $1 where device_id = $2`, [to, id]).catch((error) => error.constraint);
  const copy = (employee: number) =>
    run(
      `insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin)
       select $1, action, created_at, timezone, local_time, 'web', 'said' from attendances where device_id = $2`,
      [employee, id],
    ).then(
      ({ rowCount }) => rowCount,
      (error) => error.constraint,
    );
  expect(await copy(2_000_000_000)).toBe('attendances_are_of_an_employee');
  expect(await copy(employee_id)).toBe(1);
  expect(await move('raw_punches', 'employee_id', 2_000_000_000)).toBe('raw_punches_are_of_an_employee');
  const remove = (table: string, row: number) =>
    run(`delete from ${table} where id = $1`, [row]).then(
      ({ rowCount }) => rowCount,
      (error) => error.code,
    );
  expect(await remove('devices', id)).toBe('23503');
  expect(await remove('devices', spare)).toBe(1);
});

test('a switched-off terminal keeps its punches until it is switched on again', async () => {
  const id = await entrance.claim('OFF1');
  const terminal = entrance.terminal({ serial: 'OFF1', profile: 'speedface' });
  await terminal.boot();
  const move = (status: string) => entrance.as('admin').patch('/update-status', { id, model: 'devices', status });
  expect((await move('disabled')).status).toBe(200);
  terminal.punch(pins.clara);
  expect(await terminal.upload()).toMatchObject({ status: 503 });
  expect((await move('active')).status).toBe(200);
  await terminal.upload();
  expect(terminal.waiting()).toBe(0);
});

test('only the right address, the right network and the right key speak for a terminal', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('LOCK1');
  const { body } = await admin.post(`/devices/${id}/token`);
  const own = entrance.terminal({ serial: 'LOCK1', profile: 'speedface', baseUrl: `${entrance.baseUrl}${body.data.path}` });
  const bare = entrance.terminal({ serial: 'LOCK1', profile: 'speedface' });
  expect((await own.boot()).text).toContain('GET OPTION FROM: LOCK1');
  expect((await bare.boot()).status).toBe(401);
  expect((await entrance.terminal({ serial: 'NEW3', baseUrl: `${entrance.baseUrl}${body.data.path}` }).boot()).status).toBe(401);
  expect(entrance.logged.join('\n')).not.toContain(body.data.token);
  expect((await admin.delete(`/devices/${id}/token`)).status).toBe(200);
  expect((await bare.boot()).status).toBe(200);
  expect((await own.boot()).status).toBe(401);

  const { version } = (await admin.get(`/devices/${id}`)).body.data;
  expect((await admin.put(`/devices/${id}`, { version, allowed_networks: '192.0.2.0/24' })).status).toBe(200);
  expect((await bare.boot()).status).toBe(401);
  expect((await admin.put(`/devices/${id}`, { version: version + 1, allowed_networks: '192.0.2.0/24, 127.0.0.0/8' })).status).toBe(200);
  expect((await bare.boot()).status).toBe(200);

  await entrance.claim('KEY1');
  const keyed = entrance.terminal({ serial: 'KEY1', profile: 'x100c' });
  expect((await keyed.boot()).status).toBe(200);
  expect((await keyed.send('GET', 'cdata', { options: 'all', pushcommkey: 'another' })).status).toBe(401);
  expect((await keyed.boot()).status).toBe(200);

  expect((await fetch(`${entrance.baseUrl}/iclock/cdata?SN=no%20serial!`)).status).toBe(400);
});

test('a serial number alone authenticates a terminal only where an administrator allows it', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('OWN1', { accepts_serial: undefined });
  const health = async (who: 'admin' | 'hr' = 'admin') => (await entrance.as(who).get(`/devices/${id}/health`)).body.data;
  const { path } = (await health()).setup;
  expect(path).toMatch(/^\/d\/[\w-]{43}$/);
  expect((await health('hr')).setup).toMatchObject({ path: '/d/…', has_token: true, accepts_serial: false, refused: null });

  const line = (minute: string) => `${pins.clara}\t2026-11-02 08:${minute}:00\t0\t1\t0\t0\t0\n`;
  const stamp = (terminal: ReturnType<Entrance['terminal']>, minute: string) =>
    terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '9999' }, line(minute));
  const bare = entrance.terminal({ serial: 'OWN1' });
  const forged = entrance.terminal({ serial: 'OWN1', baseUrl: `${entrance.baseUrl}/d/${'x'.repeat(43)}` });
  const own = entrance.terminal({ serial: 'OWN1', baseUrl: `${entrance.baseUrl}${path}` });
  for (const terminal of [bare, forged])
    for (const word of ['cdata', 'registry', 'push', 'devicecmd', 'querydata'])
      expect((await terminal.send('POST', word, { table: 'ATTLOG', Stamp: '9999' }, line('01'))).status).toBe(401);
  expect((await bare.send('GET', 'getrequest', {})).status).toBe(401);
  expect(await entrance.count('raw_punches', `device_id = ${id}`)).toBe(0);
  expect((await admin.get(`/devices/${id}`)).body.data.last_seen_at).toBeNull();

  const said = (await admin.get(`/devices/${id}/exchanges`)).body.data;
  expect(said.map((one: Record<string, unknown>) => [one.method, one.status, one.refused_for])).toEqual([
    ['GET', 401, 'own_address'],
    ['POST', 401, 'token'],
    ['POST', 401, 'own_address'],
  ]);
  expect((await health()).setup.refused).toMatchObject({ ip: '127.0.0.1', reason: 'own_address' });

  expect(await stamp(own, '02')).toEqual({ status: 200, text: 'OK: 1' });
  const { version } = (await admin.get(`/devices/${id}`)).body.data;
  expect((await admin.put(`/devices/${id}`, { version, accepts_serial: true })).status).toBe(200);
  expect(await stamp(bare, '03')).toEqual({ status: 200, text: 'OK: 1' });
  expect((await stamp(forged, '04')).status).toBe(401);
  expect((await admin.put(`/devices/${id}`, { version: version + 1, accepts_serial: null })).status).toBe(200);
  expect((await stamp(bare, '05')).status).toBe(401);
  expect(await stamp(own, '06')).toEqual({ status: 200, text: 'OK: 1' });
  expect(await entrance.count('raw_punches', `device_id = ${id}`)).toBe(3);
  expect(entrance.logged.join('\n') + JSON.stringify((await admin.get('/logs', { per_page: 100 })).body)).not.toContain(path);

  const later = await entrance.claim('OWN2');
  expect((await admin.put(`/devices/${later}`, { version: 1, accepts_serial: false })).status).toBe(200);
  expect((await entrance.terminal({ serial: 'OWN2' }).boot()).status).toBe(401);
  const made = (await admin.get(`/devices/${later}/health`)).body.data.setup.path;
  expect((await entrance.terminal({ serial: 'OWN2', baseUrl: `${entrance.baseUrl}${made}` }).boot()).status).toBe(200);
});

test('punches of an unmapped number are held back, their employee is suggested by name, and once mapped they count on the right days', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('MAP1');
  const terminal = entrance.terminal({ serial: 'MAP1', users: { '42': 'DUBOIS CLARA' } });
  await terminal.boot();
  terminal.punch('42', { at: yesterdayAt(8) });
  terminal.punch('42', { at: yesterdayAt(16), status: 1 });
  await terminal.upload();
  expect((await admin.post(`/devices/${id}/commands`, { kind: 'roster' })).status).toBe(200);
  expect(await terminal.poll()).toEqual(['C:1:DATA QUERY USERINFO']);
  expect(await entrance.punches(`device_id = ${id}`)).toEqual([]);

  const clara = entrance.cast.consultant.employee_id as number;
  const oskar = entrance.cast.outsider.employee_id as number;
  const portrait = await entrance.services.db.run(
    `insert into media (model, model_id, collection, name, type, size, sha256, stored_as)
     values ('employees', $1, 'picture', 'clara.png', 'image/png', 1, '', 'clara') returning id`,
    [clara],
  );
  const pic = `/employees/${clara}/media/${portrait.rows[0].id}`;
  const { body } = await admin.get(`/devices/${id}/pins`);
  expect(body.data).toEqual([expect.objectContaining({ pin: '42', name_on_device: 'DUBOIS CLARA', employee: null, waiting: 2 })]);
  expect(body.data[0].suggestions[0]).toMatchObject({ id: clara, pic });

  const map = (list: unknown[], confirm = false) => admin.post(`/devices/${id}/pins`, { pins: { list }, confirm });
  expect((await entrance.as('hr').post(`/devices/${id}/pins`, { pins: { list: [] } })).status).toBe(403);
  expect((await map([{ pin: '42', employee_id: 999_999 }])).status).toBe(422);
  expect((await map([{ pin: '42', employee_id: clara }])).body.data).toEqual({ count: 1, replayed: 2 });
  expect((await admin.get(`/devices/${id}/pins`)).body.data[0]).toMatchObject({ pin: '42', employee: { id: clara, pic } });
  const [entry] = (await admin.get('/logs', { filters: { model: 'device-users' } })).body.data;
  expect(entry.changes).toEqual([
    expect.objectContaining({ field: 'employee_id', old: null, new: clara, old_name: null, new_name: 'Clara Dubois' }),
  ]);
  const punches = await entrance.punches(`device_id = ${id}`);
  expect(punches.map(({ employee_id, action, created_at }) => [employee_id, action, created_at.getTime()])).toEqual([
    [clara, 'in', yesterdayAt(8)],
    [clara, 'out', yesterdayAt(16)],
  ]);

  expect((await map([{ pin: '42', employee_id: oskar }])).body.code).toBe('pin_is_taken');
  expect((await map([{ pin: '42', employee_id: oskar }], true)).status).toBe(200);
  terminal.punch('42');
  terminal.punch('42', { at: yesterdayAt(18) });
  await terminal.upload();
  expect((await entrance.punches(`device_id = ${id}`)).map(({ employee_id }) => employee_id)).toEqual([clara, clara, clara, oskar]);
});

test('punches before employment count only once they are released, and ignored ones stay ignored', async () => {
  const { run } = entrance.services.db;
  const marco = entrance.cast.manager.employee_id;
  const id = await entrance.claim('EARLY1');
  const terminal = entrance.terminal({ serial: 'EARLY1' });
  await terminal.boot();
  const lines = ['08:00:00', '09:00:00', '10:00:00'].map((time) => `${pins.marco}\t2024-01-15 ${time}\t0\t1\t0\t0\t0\n`);
  await entrance.as('admin').post(`/devices/${id}/commands`, { kind: 'backfill', from: '2024-01-01', to: '2024-01-31' });
  await terminal.poll();
  await terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '9999' }, lines.join(''));
  const { rows } = await run(`select id, outcome_reason from raw_punches where device_id = $1 order by id`, [id]);
  expect(rows.map(({ outcome_reason }) => outcome_reason)).toEqual(['not_employed', 'not_employed', 'not_employed']);
  const release = (list: number[], outcome: string) => entrance.as('admin').post('/raw-punches/release', { ids: { list }, outcome });
  // A punch that is named twice counts once.
  expect((await release([rows[0].id, rows[0].id], 'accepted')).body.data.count).toBe(1);
  expect((await release([rows[1].id, rows[0].id, rows[1].id], 'ignored')).body.data.count).toBe(1);
  expect(await entrance.punches(`device_id = ${id}`)).toEqual([expect.objectContaining({ employee_id: marco })]);
});

test('commands reach the terminal once, in order, and their results are recorded', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('CMD1');
  const terminal = entrance.terminal({ serial: 'CMD1', users: { '9': 'Old' } });
  await terminal.boot();
  const send = (body: Record<string, unknown>) => admin.post(`/devices/${id}/commands`, body);
  await entrance.services.db.run(`update employees set first_name = 'Eve' || chr(9) || 'Pri=14' where id = $1`, [
    entrance.cast.outsider.employee_id,
  ]);
  for (const body of [
    { kind: 'info' },
    { kind: 'sync' },
    { kind: 'sync' },
    { kind: 'push_employee', employee_id: entrance.cast.outsider.employee_id },
    { kind: 'remove_user', pin: '9' },
    { kind: 'reboot' },
  ]) {
    expect((await send(body)).status).toBe(200);
  }
  expect((await send({ kind: 'backfill' })).status).toBe(422);
  expect((await send({ kind: 'push_employee', employee_id: entrance.cast.payroll.employee_id })).body.code).toBe('device_code_missing');
  terminal.punch(pins.clara);
  const result = await terminal.poll();
  expect(result.map((line) => line.split(':')[2]?.split('\t')[0])).toEqual([
    'INFO',
    'LOG',
    'DATA UPDATE USERINFO PIN=1002',
    'DATA DELETE USERINFO PIN=9',
    'REBOOT',
  ]);
  expect([...terminal.users]).toEqual([['1002', 'Eve Pri=14 Lind']]);
  expect(terminal.waiting()).toBe(0);
  expect(await terminal.poll()).toEqual([]);
  const { body } = await admin.get(`/devices/${id}/commands`);
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual(['executed', 'executed', 'executed', 'executed', 'executed']);
  expect((await admin.get(`/devices/${id}`)).body.data).toMatchObject({ firmware: 'Ver 8.0.4-simulated', pending_commands: 0 });

  for (let day = 10; day < 35; day += 1)
    await send({ kind: 'backfill', from: `2026-01-${day % 31 || 1}`.replace(/-(\d)$/, '-0$1'), to: '2026-03-01' });
  const statuses = [];
  for (let more = 0; more < 40; more += 1) statuses.push((await send({ kind: 'remove_user', pin: String(500 + more) })).body.code);
  expect(statuses.at(-1)).toBe('too_many_commands');
});

test('a user is copied from one terminal to another, unless the number belongs to another employee there', async () => {
  const admin = entrance.as('admin');
  const [from, to] = [await entrance.claim('COPY1'), await entrance.claim('COPY2')];
  const [source, target] = [entrance.terminal({ serial: 'COPY1' }), entrance.terminal({ serial: 'COPY2' })];
  await source.send('POST', 'cdata', { table: 'OPERLOG', Stamp: '9' }, 'USER PIN=71\tName=Clara\tPri=0\tCard=[15CD5B07]\n');
  const employee_id = entrance.cast.consultant.employee_id;
  await admin.post(`/devices/${from}/pins`, { pins: { list: [{ pin: '71', employee_id }] } });
  const copy = (body: object) => admin.post(`/devices/${to}/commands`, { kind: 'copy_user', from_device_id: from, ...body });
  expect((await copy({})).body.fields).toHaveProperty('pin');
  expect((await copy({ pin: '72' })).status).toBe(422);
  expect((await copy({ pin: '71' })).status).toBe(200);
  expect(await target.poll()).toEqual(['C:1:DATA UPDATE USERINFO PIN=71\tName=Clara\tPri=0\tCard=15CD5B07\tGrp=1']);
  target.punch('71', { at: yesterdayAt(9) });
  await target.boot();
  await target.upload();
  expect(await entrance.punches(`device_id = ${to}`)).toEqual([expect.objectContaining({ employee_id })]);
  await source.send('POST', 'cdata', { table: 'OPERLOG', Stamp: '9' }, 'USER PIN=73\tName=Omar\tPri=0\n');
  await admin.post(`/devices/${to}/pins`, { pins: { list: [{ pin: '73', employee_id }] } });
  expect((await copy({ pin: '73' })).body.code).toBe('pin_is_taken');
});

test('a resync sends everything again, and punches that the nightly count misses are requested automatically', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('SUM1');
  const terminal = entrance.terminal({ serial: 'SUM1', profile: 'speedface' });
  await terminal.boot();
  for (let hour = 6; hour < 12; hour += 1) terminal.punch(pins.clara, { at: yesterdayAt(hour), status: hour % 2 });
  await terminal.upload();
  const before = await entrance.punches(`device_id = ${id}`);
  expect((await terminal.boot()).text).toMatch(/ATTLOGStamp=\d{10}\n/);

  await admin.post(`/devices/${id}/commands`, { kind: 'resync' });
  expect(await terminal.poll()).toEqual(['C:1:CHECK']);
  expect(terminal.waiting()).toBe(0);
  expect(await entrance.punches(`device_id = ${id}`)).toEqual(before);

  // A punch that the terminal believes to have delivered.
  const lost = terminal.punch(pins.oskar, { at: yesterdayAt(13) });
  terminal.forgetToSend();
  await countAgain(entrance.services);
  expect((await terminal.poll())[0]).toContain('VERIFY SUM ATTLOG StartTime=');
  expect((await terminal.poll())[0]).toContain('DATA QUERY ATTLOG StartTime=');
  expect((await entrance.punches(`device_id = ${id}`)).at(-1)?.created_at.getTime()).toBe(lost.at);
  expect((await terminal.poll())[0]).toContain('VERIFY SUM ATTLOG');
  expect(await terminal.poll()).toEqual([]);
  const { body } = await admin.get(`/devices/${id}/health`);
  expect(body.data.advice).toEqual([]);
  expect(body.data.hours).toHaveLength(24);
  expect(body.data.setup).toEqual({
    address: 'hr.example.com',
    port: 443,
    path: '',
    has_token: false,
    accepts_serial: true,
    https: true,
    refused: null,
  });
});

test.each([
  ['speedface', ['SET OPTION TimeZone=1', 'CHECK', 'GET OPTION FROM TimeZone'], 'TimeZone', '1'],
  ['acc', ['SET OPTIONS MachineTZ=+0100', 'GET OPTIONS MachineTZ'], 'MachineTZ', '+0100'],
] as const)(
  'a terminal of the kind %s is notified of the clock change, and reports whether it applied it',
  async (profile, words, key, value) => {
    const serial = `CHANGE_${profile}`;
    const id = await entrance.claim(serial);
    const terminal = entrance.terminal({ serial, profile });
    await terminal.boot();
    const notify = async (now: string) => {
      await notifyClocks(entrance.services, Date.parse(now));
      return (await terminal.poll()).map((line) => line.replace(/^C:\d+:/, ''));
    };
    const { run } = entrance.services.db;
    await run('update devices set told_offset = 120 where id = $1', [id]);
    expect(await notify('2026-10-24T12:00Z')).toEqual([]);
    expect(await notify('2026-10-25T00:30Z')).toEqual(profile === 'acc' ? [] : ['CHECK']);
    await run('update devices set told_offset = 120 where id = $1', [id]);
    expect(await notify('2026-10-25T01:05Z')).toEqual(words);
    expect(terminal.set.get(key)).toBe(value);
    expect(await notify('2026-10-25T01:10Z')).toEqual([]);
    const { clock, advice } = (await entrance.as('admin').get(`/devices/${id}/health`)).body.data;
    expect(clock).toMatchObject({
      offset_minutes: expect.any(Number),
      told_offset_minutes: 60,
      next_change: { offset_minutes: expect.any(Number) },
    });
    expect(advice).toEqual([]);
  },
);

test('a terminal that missed the clock change is reported', async () => {
  const id = await entrance.claim('DEAF1', { timezone: 'Europe/Berlin' });
  const { run } = entrance.services.db;
  const device = async () => (await deviceWhere(entrance.services.db, sql`d.id = ${id}`)) as KnownDevice;
  const monday = Date.parse('2026-10-26T09:00Z');
  expect(await missedChange(entrance.services.db, await device(), monday)).toBeUndefined();
  const stamp = (received: string, occurred: string) =>
    run(
      `insert into raw_punches (device_id, source, pin, sent_time, occurred_at, received_at, raw_line, dedupe_key, outcome)
       values ($1, 'device', '1', 'x', $3, $2::timestamptz, 'x', $2::text, 'rejected')`,
      [id, received, occurred],
    );
  await stamp('2026-10-26T08:00:00Z', '2026-10-26T08:00:05Z');
  expect(await missedChange(entrance.services.db, await device(), monday)).toBeUndefined();
  for (const minute of [10, 20]) await stamp(`2026-10-26T08:${minute}:00Z`, `2026-10-26T09:${minute}:05Z`);
  expect(await missedChange(entrance.services.db, await device(), monday)).toEqual({ day: '2026-10-25', minutes: 60 });
});

test('who keeps the devices hears of a silent one once', async () => {
  const id = await entrance.claim('QUIET1');
  await entrance.terminal({ serial: 'QUIET1' }).boot();
  await entrance.services.db.run(`update devices set last_seen_at = now() - interval '2 hours' where id = $1`, [id]);
  await notifyOfDevices(entrance.services);
  await notifyOfDevices(entrance.services);
  const notices = async (name: 'admin' | 'hr') =>
    (await entrance.as(name).get('/notifications')).body.data.filter((one: { link: string }) => one.link === `/attendances/devices/${id}`);
  expect(await notices('admin')).toHaveLength(1);
  expect(await notices('hr')).toEqual([]);
});

test('a failing database is answered with an error that the terminal understands as: later', async () => {
  const lost = await openEntrance();
  await lost.claim('DOWN1');
  const terminal = lost.terminal({ serial: 'DOWN1' });
  await terminal.boot();
  terminal.punch(pins.clara);
  await lost.loseDatabase();
  expect(await terminal.upload()).toEqual({ status: 503, text: 'LATER' });
  expect(terminal.waiting()).toBe(1);
  await lost.close();
});

test('the simulator can be started by hand, and sends one punch per user', async () => {
  const id = await entrance.claim('HAND1');
  const program = fileURLToPath(new URL('../../simulator/main.ts', import.meta.url));
  const options = ['--url', entrance.baseUrl, '--serial', 'HAND1', '--profile', 'speedface', '--pins', `${pins.clara},${pins.oskar}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, '--zone', 'Europe/Berlin', '--once']);
  expect(stdout).toContain('2 punches were acknowledged.');
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(2);
});
