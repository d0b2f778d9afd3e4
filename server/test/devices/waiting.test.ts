import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishCorrections } from '../../src/features/devices/clock/finish-corrections.ts';
import { judgeWaiting } from '../../src/features/devices/jobs/judge-waiting.ts';
import { notifyOfCountedPunches } from '../../src/features/devices/jobs/notify-of-counted-punches.ts';
import { hire, termsIn } from '../people/people.ts';
import { type Entrance, openEntrance, pins } from './entrance.ts';

let entrance: Entrance;
let device: number;
beforeAll(async () => {
  entrance = await openEntrance();
  device = await entrance.claim('WAIT1');
});
afterAll(() => entrance.close());

/** A Tuesday in the past. */
const day = '2026-06-09';
const stamp = async (pin: string, times = ['08:00:00', '16:00:00'], date = day) => {
  const body = times.map((time, at) => `${pin}\t${date} ${time}\t${at % 2}\t1\t0\t0\t0\n`).join('');
  const { text } = await entrance.terminal({ serial: 'WAIT1' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body);
  expect(text).toBe(`OK: ${times.length}`);
};
const waiting = (pin: string) => entrance.count('raw_punches', `pin = '${pin}' and outcome = 'quarantined'`);
const counting = (employee_id: number) => entrance.count('attendances', `employee_id = ${employee_id} and voided_at is null`);
const hr = () => entrance.as('hr');

test.each<[string, (pin: string) => Promise<number>]>([
  ['an employee is created with that code', async (pin) => (await hire(entrance, { device_user_code: pin })).id],
  [
    'a code is given later',
    async (pin) => {
      const { id, version } = await hire(entrance);
      expect((await hr().put(`/employees/${id}`, { device_user_code: pin, version })).status).toBe(200);
      return id;
    },
  ],
  [
    'a code moves from an employee without punches',
    async (pin) => {
      const other = await hire(entrance, { device_user_code: pin, hire_date: '2026-10-01' });
      const { id, version } = await hire(entrance);
      const { version: now } = (await hr().get(`/employees/${other.id}`)).body.data;
      expect((await hr().put(`/employees/${other.id}`, { device_user_code: null, version: now })).status).toBe(200);
      expect((await hr().put(`/employees/${id}`, { device_user_code: pin, version })).status).toBe(200);
      return id;
    },
  ],
  [
    'a hire date is corrected',
    async (pin) => {
      const { id, version } = await hire(entrance, { device_user_code: pin, hire_date: '2026-08-01' });
      expect(await entrance.count('raw_punches', `pin = '${pin}' and outcome_reason = 'not_employed'`)).toBe(2);
      expect((await hr().put(`/employees/${id}`, { hire_date: '2026-06-01', version })).status).toBe(200);
      return id;
    },
  ],
  [
    'a last day is moved',
    async (pin) => {
      const { id } = await hire(entrance, { device_user_code: pin });
      await entrance.services.db.run(`update employment_periods set left_on = '2026-05-31' where employee_id = $1`, [id]);
      await stamp(pin, ['12:00:00', '13:00:00']);
      expect(await waiting(pin)).toBe(2);
      await entrance.services.db.run(`update employment_periods set left_on = '2026-06-30' where employee_id = $1`, [id]);
      return id;
    },
  ],
  [
    'an employee is rehired',
    async (pin) => {
      const { id } = await hire(entrance, { device_user_code: pin, hire_date: '2026-01-01' });
      await entrance.services.db.run(
        `update attendances set voided_at = now(), void_reason = 'x', state = 'voided' where employee_id = $1`,
        [id],
      );
      const left = { last_working_day: '2026-05-29', termination_reason: 'resignation' };
      expect((await hr().post(`/employees/${id}/terminate`, left)).status).toBe(200);
      await stamp(pin, ['12:00:00', '13:00:00']);
      expect(await waiting(pin)).toBe(2);
      expect((await hr().post(`/employees/${id}/rehire`, { hire_date: '2026-06-01', ...termsIn(entrance, 'delivery') })).status).toBe(200);
      return id;
    },
  ],
  [
    'a number is matched on the device',
    async (pin) => {
      const { id } = await hire(entrance);
      const pins = { list: [{ pin, employee_id: id }] };
      expect((await entrance.as('admin').post(`/devices/${device}/pins`, { pins })).body.data).toEqual({ count: 1, replayed: 2 });
      return id;
    },
  ],
])('punches that waited count by themselves when %s', async (what, happens) => {
  const pin = String(3000 + what.length);
  await stamp(pin);
  expect(await waiting(pin)).toBe(2);
  const id = await happens(pin);
  expect(await waiting(pin)).toBe(0);
  expect(await counting(id)).toBeGreaterThanOrEqual(2);
  const known = (await entrance.as('admin').get(`/devices/${device}/pins`)).body.data.find((one: { pin: string }) => one.pin === pin);
  expect(known).toMatchObject({ employee: { id }, waiting: 0, last_punch_at: expect.stringContaining(day) });
  expect(await entrance.count('punches_to_judge')).toBe(0);
});

test('a change that is rolled back releases no punches', async () => {
  await stamp('3900');
  await expect(
    entrance.services.db.transaction(async (tx) => {
      await tx.run(`update employees set device_user_code = '3900' where id = $1`, [entrance.cast.payroll.employee_id]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await waiting('3900')).toBe(2);
});

test('a punch and its fact that came in the same instant find each other', async () => {
  const { run } = entrance.services.db;
  const { id } = await hire(entrance, { device_user_code: '3901' });
  await run(
    `insert into raw_punches (device_id, source, pin, sent_time, occurred_at, raw_line, dedupe_key, outcome, outcome_reason)
     values ($1, 'device', '3901', $2 || ' 08:00:00', ($2 || ' 06:00:00Z')::timestamptz, 'x', 'x', 'quarantined', 'unknown_pin')`,
    [device, day],
  );
  await judgeWaiting(entrance.services);
  expect(await counting(id)).toBe(1);
});

test('HR is notified once of the number of punches that now count for an employee', async () => {
  await stamp('3902');
  await notifyOfCountedPunches(entrance.services);
  const { id } = await hire(entrance, { device_user_code: '3902', first_name: 'Wanda' });
  await notifyOfCountedPunches(entrance.services);
  await notifyOfCountedPunches(entrance.services);
  const result = (await hr().get('/notifications')).body.data.filter(({ link }: { link: string }) => link?.includes(`=${id}`));
  expect(result).toEqual([
    expect.objectContaining({ type: 'punches_counted', args: { name: expect.stringMatching(/^Wanda/), count: '2' } }),
  ]);
});

const correct = (id: number, body: object) => entrance.as('admin').post(`/devices/${id}/corrections`, body);
const eventsOf = async (id: number) =>
  (await entrance.punches(`device_id = ${id} and voided_at is null`)).map(({ created_at }) => created_at.toISOString().slice(0, 16));

test('a device with the wrong zone is corrected: first seen, then done, then taken back', async () => {
  const id = await entrance.claim('ZONE1', { timezone: 'Asia/Tokyo' });
  const body = ['2026-06-09 08:00:00', '2026-06-09 16:00:00', '2026-06-10 08:00:00']
    .map((time) => `${pins.clara}\t${time}\t0\t1\n`)
    .join('');
  const push = () => entrance.terminal({ serial: 'ZONE1' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body);
  await push();
  const wrong = ['2026-06-08T23:00', '2026-06-09T07:00', '2026-06-09T23:00'];
  expect(await eventsOf(id)).toEqual(wrong);

  const input = { kind: 'zone', timezone: 'Europe/Berlin' };
  expect((await correct(id, { ...input, dry_run: true })).body.data).toEqual({ punches: 3, people: 1, days: 2 });
  expect(await eventsOf(id)).toEqual(wrong);
  expect((await correct(id, input)).body.data).toEqual({ punches: 3, people: 1, days: 2 });
  const right = ['2026-06-09T06:00', '2026-06-09T14:00', '2026-06-10T06:00'];
  expect(await eventsOf(id)).toEqual(right);
  expect((await entrance.as('admin').get(`/devices/${id}`)).body.data.timezone).toBe('Europe/Berlin');
  const timesheet = { type: 'timesheet', from: day, to: day };
  const { body: settled } = await hr().get(`/employees/${entrance.cast.consultant.employee_id}/attendance`, timesheet);
  expect(settled.data.days[0].intervals[0].in).toBe('2026-06-09T06:00:00.000Z');
  await push();
  expect(await eventsOf(id)).toEqual(right);
  expect(await entrance.count('raw_punches', `device_id = ${id} and sent_time like '2026-06-%'`)).toBe(3);

  const { body: listed } = await entrance.as('admin').get(`/devices/${id}/corrections`);
  expect(listed.data).toEqual([expect.objectContaining({ kind: 'zone', timezone: 'Europe/Berlin', punches: 3, may_undo: true })]);
  const undo = () => entrance.as('admin').post(`/device-corrections/${listed.data[0].id}/undo`);
  expect((await undo()).status).toBe(200);
  expect(await eventsOf(id)).toEqual(wrong);
  expect((await undo()).body.code).toBe('wrong_state');
});

test('a time zone set from a given day leaves earlier punches unchanged, whenever they arrive', async () => {
  const id = await entrance.claim('ZONE2', { timezone: 'Asia/Tokyo' });
  const push = (time: string) =>
    entrance.terminal({ serial: 'ZONE2' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, `${pins.clara}\t${time}\t0\t1\n`);
  await push('2026-06-09 08:00:00');
  await push('2026-06-10 08:00:00');
  expect((await correct(id, { kind: 'zone', timezone: 'Europe/Berlin', from_date: '2026-06-10' })).body.data.punches).toBe(1);
  await push('2026-06-09 09:00:00');
  expect(await eventsOf(id)).toEqual(['2026-06-08T23:00', '2026-06-09T00:00', '2026-06-10T06:00']);
});

test('a new time zone in the form applies from now on, and earlier punches can still be corrected', async () => {
  const id = await entrance.claim('ZONE3', { timezone: 'Asia/Tokyo' });
  const push = (time: string) =>
    entrance.terminal({ serial: 'ZONE3' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, `${pins.clara}\t${time}\t0\t1\n`);
  await push('2026-06-09 08:00:00');
  const { version } = (await entrance.as('admin').get(`/devices/${id}`)).body.data;
  expect((await entrance.as('admin').put(`/devices/${id}`, { timezone: 'Europe/Berlin', version })).status).toBe(200);
  await push('2026-06-09 09:00:00');
  expect(await eventsOf(id)).toEqual(['2026-06-08T23:00', '2026-06-09T00:00']);
  const advised = async () => (await entrance.as('admin').get(`/devices/${id}/health`)).body.data.advice;
  expect(await advised()).toEqual([{ code: 'zone_changed', args: { zone: 'Asia/Tokyo', time: expect.any(String) } }]);
  expect((await correct(id, { kind: 'zone', timezone: 'Europe/Berlin' })).body.data.punches).toBe(2);
  expect(await eventsOf(id)).toEqual(['2026-06-09T06:00', '2026-06-09T07:00']);
  expect(await advised()).toEqual([]);
});

test('a clock that was fast for a while is corrected for that period, and voided punches stay voided', async () => {
  const id = await entrance.claim('FAST1');
  const times = ['08:00', '09:00', '10:00', '11:00'];
  const body = times.map((time) => `${pins.clara}\t${day} ${time}:00\t0\t1\n`).join('');
  await entrance.terminal({ serial: 'FAST1' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body);
  await entrance.services.db.run(
    `update attendances set state = 'voided', voided_at = now(), void_reason = 'x' where device_id = $1 and local_time like '%10:00:00'`,
    [id],
  );
  const input = { kind: 'clock', from_date: day, from_time: '08:30', to_date: day, to_time: '10:30' };
  expect((await correct(id, input)).body.fields).toHaveProperty('minutes_fast');
  expect((await correct(id, { ...input, to_time: '08:00', minutes_fast: 10 })).status).toBe(422);
  expect((await correct(id, { ...input, minutes_fast: 10 })).body.data.punches).toBe(2);
  expect(await eventsOf(id)).toEqual(['2026-06-09T06:00', '2026-06-09T06:50', '2026-06-09T09:00']);
  expect((await entrance.as('consultant').post(`/devices/${id}/corrections`, input)).status).toBe(403);
});

test('many punches are corrected in batches, and an interrupted correction is finished', async () => {
  const id = await entrance.claim('LONG1', { timezone: 'Asia/Tokyo' });
  const times = Array.from({ length: 650 }, (_, at) =>
    new Date(Date.UTC(2026, 5, 9) + at * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  );
  const body = times.map((time) => `${pins.clara}\t${time}\t0\t1\n`).join('');
  await entrance.terminal({ serial: 'LONG1' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body);
  expect((await correct(id, { kind: 'zone', timezone: 'UTC' })).body.data.punches).toBe(650);
  // The request does not wait for the end on a busy machine, so finish the correction here.
  await finishCorrections(entrance.services);
  expect(await eventsOf(id)).toEqual(times.map((time) => time.slice(0, 16).replace(' ', 'T')));

  const [before, after] = [
    { timezone: 'UTC', readings: [] },
    { timezone: 'Asia/Tokyo', readings: [] },
  ];
  await entrance.services.db.run(
    `insert into device_corrections (device_id, kind, timezone, before, after, last_id, punches, people, days, void_reason)
     select $1, 'zone', 'Asia/Tokyo', $2, $3, max(id), 650, 1, 1, 'x' from raw_punches where device_id = $1`,
    [id, JSON.stringify(before), JSON.stringify(after)],
  );
  expect((await correct(id, { kind: 'zone', timezone: 'Europe/Paris' })).body.code).toBe('wrong_state');
  await finishCorrections(entrance.services);
  expect((await eventsOf(id))[0]).toBe('2026-06-08T15:00');
  expect(await entrance.count('device_corrections', 'finished_at is null')).toBe(0);
});

test('punches in the future never count, even after a release or a correction', async () => {
  const id = await entrance.claim('AHEAD1');
  const terminal = entrance.terminal({ serial: 'AHEAD1', clockOffset: 3 * 3_600_000 });
  terminal.punch(pins.clara);
  const { wall } = terminal.memory[0] as { wall: string };
  await terminal.boot();
  await terminal.upload();
  const { rows } = await entrance.services.db.run(`select id from raw_punches where device_id = $1`, [id]);
  const release = { ids: { list: [rows[0].id] }, outcome: 'accepted' };
  expect((await entrance.as('admin').post('/raw-punches/release', release)).body.code).toBe('punch_in_the_future');
  expect(await eventsOf(id)).toEqual([]);
  const span = { from_date: wall.slice(0, 10), to_date: wall.slice(0, 10) };
  expect((await correct(id, { kind: 'clock', ...span, minutes_fast: 180 })).body.data.punches).toBe(1);
  expect(await eventsOf(id)).toHaveLength(1);
  expect((await correct(id, { kind: 'clock', ...span, minutes_fast: -180 })).body.data.punches).toBe(1);
  expect(await eventsOf(id)).toEqual([]);
});

test('a known number with another name on a terminal credits no employee until an administrator confirms it, once', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('NAMES1');
  const terminal = entrance.terminal({ serial: 'NAMES1' });
  const toResponse = (name: string, pin: string = pins.clara) =>
    terminal.send('POST', 'cdata', { table: 'OPERLOG', Stamp: '9' }, `USER PIN=${pin}\tName=${name}\tPri=0\n`);
  const push = (time: string) => terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, `${pins.clara}\t${day} ${time}\t0\t1\n`);
  const reasons = async () => entrance.count('raw_punches', `device_id = ${id} and outcome_reason = 'other_name'`);
  for (const name of ['CLARA DUBOIS', 'Dubois C', 'Clara', 'User 1001', '1001', '', '张伟']) {
    await toResponse(name);
    await push(`0${name.length % 9}:0${name.length % 7}:0${name.length % 5}`);
    expect([name, await reasons()]).toEqual([name, 0]);
  }
  await toResponse('Ahmed Khan');
  await push('10:00:00');
  await push('11:00:00');
  expect(await reasons()).toBe(2);
  const { data } = (await admin.get(`/devices/${id}/health`)).body;
  const args = { count: 1, pin: pins.clara, name: 'Ahmed Khan', employee: 'Clara Dubois' };
  expect(data.advice).toContainEqual({ code: 'other_name', args });
  const [number] = (await admin.get(`/devices/${id}/pins`)).body.data;
  expect(number).toMatchObject({ pin: pins.clara, doubted: true, waiting: 2, employee: { name: 'Clara Dubois' } });

  const list = [{ pin: pins.clara, employee_id: number.employee.id }];
  expect((await admin.post(`/devices/${id}/pins`, { pins: { list } })).body.data).toEqual({ count: 1, replayed: 2 });
  await toResponse('Ahmed Khan');
  await push('12:00:00');
  expect(await reasons()).toBe(0);
  expect((await admin.get(`/devices/${id}/health`)).body.data.advice).toEqual([]);
});

test('a number of an employee whose name differs from the one on the device counts only once the names match', async () => {
  const id = await entrance.claim('NAMES2');
  const terminal = entrance.terminal({ serial: 'NAMES2' });
  await terminal.send('POST', 'cdata', { table: 'OPERLOG', Stamp: '9' }, 'USER PIN=3950\tName=Zhanna Orlova\tPri=0\n');
  await terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, `3950\t${day} 08:00:00\t0\t1\n`);
  const { id: employee, version } = await hire(entrance, { first_name: 'Bruno', last_name: 'Silva', device_user_code: '3950' });
  expect(await entrance.count('raw_punches', `device_id = ${id} and outcome_reason = 'other_name'`)).toBe(1);
  expect((await hr().put(`/employees/${employee}`, { first_name: 'Zhanna', last_name: 'Orlova', version })).status).toBe(200);
  expect(await counting(employee)).toBe(1);
});

type Fact = 'code' | 'hired' | 'punches' | 'late_punches' | 'zone';
const facts: Fact[] = ['code', 'hired', 'punches', 'late_punches', 'zone'];

test('codes, hire dates, zones and punches give the same days in any order of arrival, and no valid punch is held back', async () => {
  let run = 0;
  const stories = new Set<string>();
  const property = fc.asyncProperty(fc.shuffledSubarray(facts, { minLength: facts.length }), async (order) => {
    run += 1;
    const [pin, serial] = [String(4000 + run), `ORDER${run}`];
    const at = await entrance.claim(serial, { timezone: 'America/Lima' });
    const { id } = await hire(entrance, { hire_date: '2026-11-02' });
    const push = (times: string[]) =>
      entrance
        .terminal({ serial })
        .send(
          'POST',
          'cdata',
          { table: 'ATTLOG', Stamp: '1' },
          times.map((time, odd) => `${pin}\t${day} ${time}\t${odd % 2}\t1\n`).join(''),
        );
    const save = async (path: string, values: object) => {
      const { version } = (await entrance.as('admin').get(path)).body.data;
      expect((await entrance.as('admin').put(path, { ...values, version })).status).toBe(200);
    };
    const happen: Record<Fact, () => Promise<unknown>> = {
      code: () => save(`/employees/${id}`, { device_user_code: pin }),
      hired: () => save(`/employees/${id}`, { hire_date: '2026-06-01' }),
      punches: () => push(['08:00:00', '12:00:00']),
      late_punches: () => push(['13:00:00', '17:00:00']),
      zone: () => correct(at, { kind: 'zone', timezone: 'Europe/Paris' }),
    };
    for (const fact of order) await happen[fact]();
    expect(await waiting(pin)).toBe(0);
    const { body } = await hr().get(`/employees/${id}/attendance`, { type: 'timesheet', from: day, to: day });
    const [settled] = body.data.days;
    stories.add(JSON.stringify([settled.intervals.map((one: { in: string; out: string }) => [one.in, one.out]), settled.worked_minutes]));
    expect(stories.size).toBe(1);
  });
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
});
