import { addDays } from '@cadre/rules/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entrance, openEntrance, pins } from './entrance.ts';
import { sendFile } from './send-file.ts';

let entrance: Entrance;
beforeAll(async () => {
  entrance = await openEntrance();
  await planShifts();
  // Attendance begins with the first punch of an employee; this one is before every week that is compared.
  await entrance.claim('BEGIN');
  const body = Object.values(pins).map((pin) => `${pin}\t2026-04-20 08:00:00\t0\t1\t0\t0\t0\n`);
  await entrance.terminal({ serial: 'BEGIN' }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body.join(''));
});
afterAll(() => entrance.close());

/** Day and night shifts, because work across midnight is easily assigned to the wrong day. */
async function planShifts(): Promise<void> {
  const { run } = entrance.services.db;
  const { rows } = await run(`
    insert into shifts (name, code, start_time, end_time, break_minutes) values ('Day', 'D', '09:00', '17:00', 30), ('Night', 'N', '22:00', '06:00', 0)
    returning id`);
  const [day, night] = rows.map(({ id }) => id);
  await run(`insert into week_schedules (name, anchor_date, days, is_default) values ('Mixed', '2026-01-05', $1, true)`, [
    JSON.stringify({ weeks: [[day, night, night, day, day, null, null]] }),
  ]);
}

type Sent = { pin: string; second: number; status: number };
type Way = 'push' | 'file' | 'sync';
type Delivery = { way: Way; punches: Sent[] };

const week = 7 * 86_400;
/** A Monday in summer; every run uses a different week, so that all runs can be compared. */
const firstMonday = Date.UTC(2026, 4, 4) / 1000;

const punch: fc.Arbitrary<Sent> = fc.record({
  pin: fc.constantFrom(...Object.values(pins)),
  second: fc.integer({ min: 0, max: 5 * 86_400 }),
  status: fc.constantFrom(0, 0, 1, 1, 2, 3, 255),
});
const way = fc.constantFrom<Way>('push', 'file', 'sync');

/** The same punches cut into deliveries, some of them repeated, in any order and by any way. */
const deliveriesOf = (punches: Sent[]): fc.Arbitrary<Delivery[]> =>
  fc
    .array(fc.record({ way, punches: fc.shuffledSubarray(punches, { minLength: 1 }) }), { maxLength: 4 })
    .chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(punches, { minLength: punches.length }), fc.nat(punches.length), way, way),
    )
    .chain(([some, all, cut, one, other]) => {
      const rest = [
        { way: one, punches: all.slice(0, cut) },
        { way: other, punches: all.slice(cut) },
      ].filter((delivery) => delivery.punches.length > 0);
      return fc.shuffledSubarray([...some, ...rest], { minLength: some.length + rest.length });
    });

const wallOf = (second: number, run: number): string =>
  new Date((firstMonday + run * week + second) * 1000).toISOString().slice(0, 19).replace('T', ' ');

async function deliver(run: number, { way: by, punches }: Delivery, device: { id: number; serial: string }): Promise<void> {
  if (by === 'sync') {
    const records = punches.map(({ pin, second, status }) => ({ pin, time: wallOf(second, run), status }));
    expect((await entrance.as('admin').post('/attendances/sync', { device: device.serial, records })).status).toBe(200);
    return;
  }
  if (by === 'file') {
    const lines = punches.map(({ pin, second, status }) => `${pin.padStart(9)}\t${wallOf(second, run)}\t1\t${status}\t1\t0\r\n`);
    expect((await sendFile(entrance.as('admin'), '1_attlog.dat', lines.join(''), { device_id: String(device.id) })).status).toBe(200);
    return;
  }
  const body = punches.map(({ pin, second, status }) => `${pin}\t${wallOf(second, run)}\t${status}\t15\t0\t0\t0\n`).join('');
  const reply = await entrance.terminal({ serial: device.serial }).send('POST', 'cdata', { table: 'ATTLOG', Stamp: '1' }, body);
  expect(reply.text).toBe(`OK: ${punches.length}`);
}

/** The punches and days of all employees in a week, with times relative to its Monday. */
async function story(run: number, device: { id: number }) {
  const start = firstMonday + run * week;
  const from = new Date(start * 1000).toISOString().slice(0, 10);
  const to = new Date((start + 6 * 86_400) * 1000).toISOString().slice(0, 10);
  const since = (moment: string | Date | null) => (moment === null ? null : new Date(moment).getTime() / 1000 - start);
  const days = [];
  for (const { employee_id } of [entrance.cast.consultant, entrance.cast.outsider, entrance.cast.manager]) {
    const read = (span: { from: string; to: string }) =>
      entrance.as('admin').get(`/employees/${employee_id}/attendance`, { type: 'timesheet', ...span });
    // A punch at the edge of the week may belong to the day before or after it; reading settles these days.
    await read({ from: addDays(from, -1), to: addDays(to, 1) });
    const { body } = await read({ from, to });
    for (const day of body.data.days) {
      const intervals = day.intervals.map((one: { in: string | null; out: string | null }) => [since(one.in), since(one.out)]);
      days.push({ intervals, status: day.status, worked: day.worked_minutes, late: day.late_minutes, flags: day.flags });
    }
  }
  const punches = await entrance.punches(`device_id = ${device.id}`);
  return {
    days,
    punches: punches.map(({ employee_id, action, state, created_at }) => [since(created_at), employee_id, action, state]).sort(),
  };
}

test('deliveries in any order, any number of times, by push, file and program, have the same result', async () => {
  let run = 0;
  const property = fc.asyncProperty(
    fc
      .uniqueArray(punch, { minLength: 5, maxLength: 40, selector: ({ pin, second, status }) => `${pin} ${second} ${status}` })
      .chain((punches) => fc.tuple(fc.constant(punches), deliveriesOf(punches))),
    async ([punches, deliveries]) => {
      const stories = [];
      for (const plan of [[{ way: 'push' as const, punches }], deliveries]) {
        const device = { id: await entrance.claim(`SAME${run}`), serial: `SAME${run}` };
        for (const delivery of plan) await deliver(run, delivery, device);
        stories.push(await story(run, device));
        expect(await entrance.count('raw_punches', `device_id = ${device.id}`)).toBe(punches.length);
        run += 1;
      }
      expect(stories[1]).toEqual(stories[0]);
    },
  );
  // Each run needs two weeks, and there are only enough for ten runs before the clocks change.
  await fc.assert(property, { numRuns: 10, endOnFailure: true });
});
