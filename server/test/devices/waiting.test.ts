import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeWaiting } from '../../src/features/devices/jobs/judge-waiting.ts';
import { tellOfCountedPunches } from '../../src/features/devices/jobs/tell-of-counted-punches.ts';
import { hire, termsIn } from '../people/people.ts';
import { type Entrance, openEntrance } from './entrance.ts';

let entrance: Entrance;
let device: number;
beforeAll(async () => {
  entrance = await openEntrance();
  device = await entrance.claim('WAIT1');
});
afterAll(() => entrance.close());

/** A Tuesday that everybody knew before today. */
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
    'a code moves from somebody who never was there',
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
      await entrance.house.db.run(`update employment_periods set left_on = '2026-05-31' where employee_id = $1`, [id]);
      await stamp(pin, ['12:00:00', '13:00:00']);
      expect(await waiting(pin)).toBe(2);
      await entrance.house.db.run(`update employment_periods set left_on = '2026-06-30' where employee_id = $1`, [id]);
      return id;
    },
  ],
  [
    'somebody is hired again',
    async (pin) => {
      const { id } = await hire(entrance, { device_user_code: pin, hire_date: '2026-01-01' });
      await entrance.house.db.run(`update attendances set voided_at = now(), void_reason = 'x', state = 'voided' where employee_id = $1`, [
        id,
      ]);
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

test('what is undone on the way frees nothing', async () => {
  await stamp('3900');
  await expect(
    entrance.house.db.transaction(async (tx) => {
      await tx.run(`update employees set device_user_code = '3900' where id = $1`, [entrance.cast.payroll.employee_id]);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await waiting('3900')).toBe(2);
});

test('a punch and its fact that came in the same instant find each other', async () => {
  const { run } = entrance.house.db;
  const { id } = await hire(entrance, { device_user_code: '3901' });
  await run(
    `insert into raw_punches (device_id, source, pin, sent_time, occurred_at, raw_line, dedupe_key, outcome, outcome_reason)
     values ($1, 'device', '3901', $2 || ' 08:00:00', ($2 || ' 06:00:00Z')::timestamptz, 'x', 'x', 'quarantined', 'unknown_pin')`,
    [device, day],
  );
  await judgeWaiting(entrance.house);
  expect(await counting(id)).toBe(1);
});

test('who looks after the punches of somebody hears how many count now, once', async () => {
  await stamp('3902');
  await tellOfCountedPunches(entrance.house);
  const { id } = await hire(entrance, { device_user_code: '3902', first_name: 'Wanda' });
  await tellOfCountedPunches(entrance.house);
  await tellOfCountedPunches(entrance.house);
  const told = (await hr().get('/notifications')).body.data.filter(({ link }: { link: string }) => link?.includes(`=${id}`));
  expect(told).toEqual([expect.objectContaining({ type: 'punches_counted', args: { name: expect.stringMatching(/^Wanda/), count: '2' } })]);
});

type Fact = 'code' | 'hired' | 'punches' | 'late_punches' | 'zone';
const facts: Fact[] = ['code', 'hired', 'punches', 'late_punches', 'zone'];

test('whatever order codes, hire dates, zones and punches arrive in, the days are the same and nothing waits that could count', async () => {
  let run = 0;
  const stories = new Set<string>();
  const property = fc.asyncProperty(fc.shuffledSubarray(facts, { minLength: facts.length }), async (order) => {
    run += 1;
    const [pin, serial] = [String(4000 + run), `ORDER${run}`];
    const at = await entrance.claim(serial);
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
      zone: () => save(`/devices/${at}`, { timezone: 'Europe/Paris' }),
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
