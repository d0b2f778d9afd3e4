import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entrance, openEntrance, pins } from './entrance.ts';
import { sendFile } from './send-file.ts';

let entrance: Entrance;
beforeAll(async () => {
  entrance = await openEntrance();
});
afterAll(() => entrance.close());

const day = '2026-11-02';

test('a USB file of a terminal adds no punches that were pushed before', async () => {
  const id = await entrance.claim('STICK1');
  const terminal = entrance.terminal({ serial: 'STICK1' });
  await terminal.boot();
  for (let at = 0; at < 10; at += 1)
    terminal.punch(at % 2 ? pins.clara : pins.oskar, { at: Date.UTC(2026, 10, 2, 7 + at), status: at % 2 });
  await terminal.upload();
  const before = await entrance.punches(`device_id = ${id}`);
  const { body } = await sendFile(entrance.as('admin'), '1_attlog.dat', terminal.attlogFile(), { device_id: String(id) });
  expect(body.data).toMatchObject({ format: 'attlog', received: 10, fresh: 0, duplicates: 10, from: day, to: day });
  expect(await entrance.punches(`device_id = ${id}`)).toEqual(before);
});

test('a file is previewed, imported, undone and imported again', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('FILE1', { mode: 'file' });
  const terminal = entrance.terminal({ serial: 'FILE1' });
  for (let at = 0; at < 4; at += 1) terminal.punch(pins.clara, { at: Date.UTC(2026, 9, 12, 7 + 3 * at), status: at % 2 });
  const content = `${terminal.attlogFile()}     9999\t2026-10-12 09:00:00\t1\t0\t1\t0\r\n     1001\t2063-01-01 09:00:00\t1\t0\t1\t0\r\n`;
  const framed = `FILE1\r\n${content}1234567890\r\n`;

  const dry = await sendFile(admin, 'attlog.dat', framed, { dry_run: 'true' });
  expect(dry.body.data).toMatchObject({
    format: 'attlog_bw',
    received: 6,
    fresh: 4,
    duplicates: 0,
    unmapped: 1,
    out_of_range: 1,
    batch_id: null,
  });
  expect(dry.body.data.preview[0]).toMatchObject({
    pin: pins.clara,
    employee: 'Clara Dubois',
    time: '2026-10-12 09:00:00',
    outcome: 'fresh',
  });
  expect(await entrance.punches(`device_id = ${id}`)).toEqual([]);
  expect((await sendFile(entrance.as('consultant'), 'attlog.dat', framed)).status).toBe(403);

  const done = await sendFile(admin, 'attlog.dat', framed);
  const { batch_id } = done.body.data;
  const first = await entrance.punches(`device_id = ${id}`);
  expect(first).toHaveLength(4);
  const { body: batches } = await admin.get('/punch-batches', { device_id: id });
  expect(batches.data[0]).toMatchObject({
    id: batch_id,
    source: 'file',
    file_name: 'attlog.dat',
    received: 6,
    inserted: 4,
    quarantined: 2,
    rejected: 0,
  });

  expect((await admin.post(`/punch-batches/${batch_id}/undo`)).status).toBe(200);
  expect((await admin.post(`/punch-batches/${batch_id}/undo`)).body.code).toBe('wrong_state');
  expect(await entrance.punches(`device_id = ${id} and voided_at is null`)).toEqual([]);
  expect((await sendFile(admin, 'attlog.dat', framed)).body.data).toMatchObject({ fresh: 4, duplicates: 0 });
  expect(await entrance.punches(`device_id = ${id} and voided_at is null`)).toEqual(first);
  expect((await sendFile(admin, 'attlog.dat', framed)).body.data).toMatchObject({ fresh: 0, duplicates: 6 });

  const other = await entrance.claim('FILE2', { mode: 'file' });
  expect((await sendFile(admin, 'attlog.dat', framed, { device_id: String(other) })).body.fields.device_id).toHaveLength(1);
  expect((await sendFile(admin, 'attlog.dat', content)).body.fields.device_id).toHaveLength(1);
  expect((await sendFile(admin, 'attlog.exe', content)).body.code).toBe('file_type_refused');
});

test('a punch that came by two ways stays until both are undone', async () => {
  const admin = entrance.as('admin');
  const counting = async (id: number) => (await entrance.punches(`device_id = ${id} and voided_at is null`)).length;
  const undo = async (batch_id: number) => (await admin.post(`/punch-batches/${batch_id}/undo`)).status;
  const at = (hour: number) => ({ at: Date.UTC(2026, 9, 19, hour), status: 0 });

  const id = await entrance.claim('TWICE1');
  const terminal = entrance.terminal({ serial: 'TWICE1' });
  await terminal.boot();
  terminal.punch(pins.clara, at(7));
  const first = terminal.attlogFile();
  terminal.punch(pins.clara, at(12));
  const sent = (content: string) => sendFile(admin, 'attlog.dat', content, { device_id: String(id) });
  const [one, two] = [(await sent(first)).body.data.batch_id, (await sent(terminal.attlogFile())).body.data.batch_id];
  expect(await counting(id)).toBe(2);
  expect(await undo(one)).toBe(200);
  expect(await counting(id)).toBe(2);
  expect(await undo(two)).toBe(200);
  expect(await counting(id)).toBe(0);

  const again = (await sent(terminal.attlogFile())).body.data.batch_id;
  await terminal.upload();
  expect(await undo(again)).toBe(200);
  expect(await counting(id)).toBe(2);
});

test('a CSV of another program is read by its headings, or by the mapping that the user sends', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('TABLE1', { mode: 'file' });
  const clara = entrance.cast.consultant.employee_id;
  const { rows } = await entrance.services.db.run('select employee_no from employees where id = $1', [clara]);
  const known = `Employee No,Date,Time,In/Out\n${rows[0].employee_no},13/10/2026,08:58,C/In\n${rows[0].employee_no},13/10/2026,5:02 pm,C/Out\nX-1,13/10/2026,09:00,in\n`;
  const read = await sendFile(admin, 'punches.csv', known, { device_id: String(id) });
  expect(read.body.data).toMatchObject({
    format: 'csv',
    headings: ['Employee No', 'Date', 'Time', 'In/Out'],
    mapping: { 'Employee No': 'employee_no', Date: 'date', Time: 'time', 'In/Out': 'direction' },
    fresh: 2,
    unmapped: 1,
  });
  const said = await entrance.punches(`device_id = ${id}`);
  expect(said.map(({ action, local_time }) => [action, local_time])).toEqual([
    ['in', '2026-10-13 08:58:00'],
    ['out', '2026-10-13 17:02:00'],
  ]);

  const odd = `who;when\n${pins.clara};2026-10-14 08:00:00\n`;
  const guessed = await sendFile(admin, 'odd.csv', odd, { device_id: String(id), dry_run: 'true' });
  expect(guessed.body.data).toMatchObject({ mapping: { who: null, when: null }, fresh: 0, unreadable: 1 });
  const mapping = JSON.stringify({ who: 'pin', when: 'date_time' });
  expect((await sendFile(admin, 'odd.csv', odd, { device_id: String(id), mapping })).body.data).toMatchObject({ fresh: 1 });
  const wrong = JSON.stringify({ who: 'shoe_size' });
  expect((await sendFile(admin, 'odd.csv', odd, { device_id: String(id), mapping: wrong })).status).toBe(422);
});

test('a program in the network of a terminal brings its punches by right or by the address of the terminal, as often as it likes', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('AGENT1', { mode: 'agent' });
  const records = [
    { pin: pins.clara, time: '2026-11-02 08:58:12', status: 0 },
    { user_code: pins.oskar, time: '2026-11-02T17:00:00+01:00', code: 1 },
    { pin: pins.marco, time: '2026-11-02T16:00:00Z', status: '1' },
    { pin: '8888', time: '2026-11-02 08:00:00' },
    { pin: pins.clara, time: 'noon' },
    'nonsense',
  ];
  const first = await admin.post('/attendances/sync', { device: 'AGENT1', records });
  expect(first.body.data).toEqual({
    received: 6,
    inserted: 3,
    duplicates: 0,
    quarantined: 1,
    rejected: [
      { index: 4, error: 'Unreadable' },
      { index: 5, error: 'No user ID' },
    ],
  });
  expect((await entrance.punches(`device_id = ${id}`)).map(({ created_at }) => created_at.toISOString())).toEqual([
    '2026-11-02T07:58:12.000Z',
    '2026-11-02T16:00:00.000Z',
    '2026-11-02T16:00:00.000Z',
  ]);

  const { token } = (await admin.post(`/devices/${id}/token`)).body.data;
  const byToken = async (sent: string) => {
    const answer = await fetch(`${entrance.baseUrl}/d/${sent}/attendances/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device: 'SOMEBODY_ELSE', records }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect((await byToken(token)).body.data).toMatchObject({ received: 6, inserted: 0, duplicates: 4 });
  expect((await byToken('x'.repeat(43))).status).toBe(403);
  expect((await fetch(`${entrance.baseUrl}/api/v1/devices`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect(entrance.logged.join('\n')).not.toContain(token);

  expect((await entrance.as('consultant').post('/attendances/sync', { device: 'AGENT1', records })).status).toBe(403);
  expect((await admin.post('/attendances/sync', { device: 'NOBODY', records })).status).toBe(422);
  const nonsense = [
    { nonsense: 1 },
    { device: 'AGENT1', record: records },
    { records: 'all' },
    { records: {} },
    { device: {} },
    { from: 'x' },
  ];
  for (const body of nonsense) expect((await admin.post('/attendances/sync', body)).status).toBe(422);
  expect(
    (await admin.post('/attendances/sync', { device: 'AGENT1', records: Array.from({ length: 5001 }, () => records[0]) })).status,
  ).toBe(422);
});

test('“sync now” requests data from every terminal that calls, and reports which are silent', async () => {
  const admin = entrance.as('admin');
  const [heard, silent] = [await entrance.claim('NOW1'), await entrance.claim('NOW2')];
  const terminal = entrance.terminal({ serial: 'NOW1' });
  await terminal.boot();
  const { body } = await admin.post('/attendances/sync', {});
  expect(body.data.queued).toContainEqual({ id: heard, name: 'Terminal NOW1' });
  expect(body.data.offline).toContainEqual({ id: silent, name: 'Terminal NOW2' });
  terminal.punch(pins.clara);
  expect(await terminal.poll()).toEqual(['C:1:LOG']);
  expect(terminal.waiting()).toBe(0);
  await admin.post('/attendances/sync', { device_ids: [heard], from: '2026-11-01', to: '2026-11-03' });
  expect(await terminal.poll()).toEqual(['C:2:DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-03 23:59:59']);
  expect((await admin.get(`/devices/${heard}/commands`)).body.data[0]).toMatchObject({ status: 'executed', return_code: -1 });
});
