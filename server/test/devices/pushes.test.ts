import { connect } from 'node:net';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entrance, openEntrance, pins } from './entrance.ts';

let entrance: Entrance;
beforeAll(async () => {
  entrance = await openEntrance();
});
afterAll(() => entrance.close());

const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000;

test('a terminal boots, gets its options, and its punch counts immediately', async () => {
  const id = await entrance.claim('BOOT1');
  const terminal = entrance.terminal({ serial: 'BOOT1' });
  const { text } = await terminal.boot();
  expect(text).toContain('GET OPTION FROM: BOOT1\nATTLOGStamp=None');
  expect(await terminal.poll('Ver 8.0.4,12,14,99,10.0.0.7,10,7,15,3,111')).toEqual([]);

  terminal.punch(pins.clara);
  expect(await terminal.upload()).toEqual({ status: 200, text: 'OK: 1' });
  const { employee_id } = entrance.cast.consultant;
  expect(await entrance.punches(`device_id = ${id}`)).toEqual([expect.objectContaining({ employee_id, action: 'in', state: 'counted' })]);
  expect((await entrance.as('admin').get(`/devices/${id}`)).body.data).toMatchObject({
    connection: 'online',
    firmware: 'Ver 8.0.4',
    users_count: 12,
    records_count: 99,
    protocol: 'att 2.2.14',
    today_count: 1,
  });
});

test.each(['x100c', 'speedface', 'v255', 'essl', 'acc', 'epoch'] as const)(
  'a terminal of the kind %s sends its backlog in batches, and repeating it three times changes nothing',
  async (profile) => {
    const serial = `KIND_${profile}`;
    const id = await entrance.claim(serial);
    const terminal = entrance.terminal({ serial, profile, batch: 7 });
    for (let at = 0; at < 20; at += 1) {
      terminal.punch(at % 2 === 0 ? pins.clara : pins.oskar, { at: minutesAgo(600 - 20 * at), status: at % 4 < 2 ? 0 : 1 });
    }
    await terminal.boot();
    await terminal.upload();
    expect(terminal.waiting()).toBe(0);
    const first = await entrance.punches(`device_id = ${id}`);
    expect(first.map(({ created_at }) => created_at.getTime())).toEqual(terminal.memory.map(({ at }) => at));
    expect(first.map(({ local_time }) => local_time)).toEqual(terminal.memory.map(({ wall }) => wall));

    for (let again = 0; again < 3; again += 1) {
      terminal.rewind();
      await terminal.upload();
      expect(terminal.waiting()).toBe(0);
    }
    expect(await entrance.punches(`device_id = ${id}`)).toEqual(first);
    expect(await entrance.count('raw_punches', `device_id = ${id}`)).toBe(20);
  },
);

test('no body is read from an unknown or refused terminal', async () => {
  await entrance.claim('FAR1', { allowed_networks: '10.9.0.0/16' });
  const { port } = new URL(entrance.baseUrl);
  const answerTo = (serial: string) =>
    new Promise<string>((resolve, reject) => {
      // The response comes although the body of ten megabytes is announced but not sent.
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`POST /iclock/cdata?SN=${serial}&table=ATTLOG HTTP/1.1\r\nHost: x\r\nContent-Length: 10485760\r\n\r\n1\t`),
      );
      socket.once('data', (chunk) => {
        socket.destroy();
        resolve(String(chunk).split('\r\n', 1)[0] ?? '');
      });
      socket.once('error', reject);
    });
  expect(await answerTo('NOBODY1')).toBe('HTTP/1.1 503 Service Unavailable');
  expect(await answerTo('FAR1')).toBe('HTTP/1.1 401 Unauthorized');
});

/** Sends a request as raw bytes. */
const sendBytes = (head: string[], body: Buffer | string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(entrance.baseUrl).port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(body);
    });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      const [top = '', text = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      resolve(`${top.split(' ')[1]} ${text}`);
    });
  });

test.each([
  [[]],
  ...['', ' ', '/', ';', 'text', ';;=', 'text/', '"', 'multipart/form-data', 'application/json', 'application/x-www-form-urlencoded'].map(
    (type) => [[`Content-Type: ${type}`]],
  ),
  [['Content-Type: text/plain', 'Content-Type: application/push']],
  [['Content-Encoding: nonsense']],
  [['Content-Encoding: gzip']],
  [['Expect: the-unexpected']],
  [['Accept: ;', 'Accept-Encoding: \xff', 'Authorization: Bearer x', 'If-Match: 1', 'Range: bytes=9-1', 'Cookie: =;', 'Upgrade: h2c']],
])('a terminal empties its log regardless of its headers: %j', async (headers) => {
  const serial = `HEAD${await entrance.count('devices')}`;
  const id = await entrance.claim(serial);
  const terminal = entrance.terminal({ serial });
  const body = `${pins.clara}\t${terminal.punch(pins.clara, { at: minutesAgo(9) }).wall}\t0\t1\t\t0\t0\t\r\n`;
  const head = [`POST /iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=9999 HTTP/1.1`, 'Connection: close', `Content-Length: ${body.length}`];
  expect(await sendBytes([...head, ...headers], body)).toBe('200 OK: 1');
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(1);
});

test.each([
  ['gzip that says so', gzipSync, 'gzip'],
  ['gzip that says nothing', gzipSync, undefined],
  ['gzip that calls itself something else', gzipSync, 'deflate'],
  ['deflate with its frame', deflateSync, 'deflate'],
  ['deflate with its frame that says nothing', deflateSync, undefined],
  ['deflate without a frame', deflateRawSync, 'deflate'],
  ['nothing packed at all', (text: string) => Buffer.from(text), 'gzip'],
])('a body is unpacked before it is read: %s', async (_what, pack, encoding) => {
  const serial = `PACK${await entrance.count('devices')}`;
  const id = await entrance.claim(serial);
  const { wall } = entrance.terminal({ serial }).punch(pins.clara, { at: minutesAgo(9) });
  const body = pack(`${pins.clara}\t${wall}\t0\t1\n${pins.oskar}\t${wall}\t0\t1\n`);
  const head = [`POST /iclock/cdata?SN=${serial}&table=ATTLOG HTTP/1.1`, 'Connection: close', `Content-Length: ${body.length}`];
  expect(await sendBytes(encoding ? [...head, `Content-Encoding: ${encoding}`] : head, body)).toBe('200 OK: 2');
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(2);
});

test('the NUL that ends a text costs no punch', async () => {
  const id = await entrance.claim('NUL1');
  const terminal = entrance.terminal({ serial: 'NUL1' });
  const [first, second] = [minutesAgo(9), minutesAgo(7)].map((at) => terminal.punch(pins.clara, { at }).wall);
  const body = `${pins.clara}\0\0\t${first}\t0\t1\0\r\n${pins.oskar}\t${second}\t0\t1\r\n\0`;
  expect((await terminal.send('POST', 'cdata', { table: 'ATTLOG' }, body)).text).toBe('OK: 2');
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(2);
  expect(await entrance.count('raw_punches', `device_id = ${id}`)).toBe(2);
});

test('names in the encodings of older terminals are preserved', async () => {
  const id = await entrance.claim('NAME1');
  const user = (pin: number, name: number[]) =>
    Buffer.concat([Buffer.from(`USER PIN=${pin}\tName=`), Buffer.from(name), Buffer.from('\tPri=0\r\n')]);
  const body = Buffer.concat([
    user(61, [0xd5, 0xc5, 0xce, 0xb0]),
    user(62, [...Buffer.from('M'), 0xfc, ...Buffer.from('ller')]),
    user(63, [...Buffer.from('Jos'), 0xe9, 0x20, ...Buffer.from('Pe'), 0xf1, 0x61]),
    user(64, [...Buffer.from('Zoë 張偉')]),
  ]);
  const head = ['POST /iclock/cdata?SN=NAME1&table=OPERLOG HTTP/1.1', 'Connection: close', `Content-Length: ${body.length}`];
  expect(await sendBytes(head, body)).toBe('200 OK: 4');
  const { rows } = await entrance.services.db.run('select name_on_device from device_users where device_id = $1 order by pin', [id]);
  expect(rows.map(({ name_on_device }) => name_on_device)).toEqual(['张伟', 'Müller', 'José Peña', 'Zoë 張偉']);
});

test.each([
  ['devicecmd', {}, 'ID=1&Return=0&CMD=INFO\n'],
  ['devicecmd', { ID: '1', Return: '0', CMD: 'INFO' }, ''],
  ['cdata', {}, 'ID=1&Return=0&CMD=INFO\n'],
  ['cdata', { table: 'OPERLOG' }, 'ID=1\r\nReturn=0\r\nCMD=INFO\r\n'],
])('a reply settles its command wherever it comes: %s %j', async (word, query, body) => {
  const serial = `REPLY${await entrance.count('devices')}`;
  const id = await entrance.claim(serial);
  const terminal = entrance.terminal({ serial });
  await entrance.as('admin').post(`/devices/${id}/commands`, { kind: 'info' });
  await terminal.send('GET', 'getrequest', {});
  expect(await terminal.send('POST', word, query, body)).toEqual({ status: 200, text: 'OK' });
  expect(await entrance.count('device_commands', `device_id = ${id} and status = 'executed'`)).toBe(1);
});

test('a garbage line, a NUL and an unknown number are stored and counted, and do not affect other lines', async () => {
  const id = await entrance.claim('BAD1');
  const terminal = entrance.terminal({ serial: 'BAD1' });
  await terminal.boot();
  const wall = terminal.punch(pins.clara, { at: minutesAgo(5) }).wall;
  const body = `\x00\x01\x02\r\n0\t${wall}\t0\t1\r\n${pins.clara}\t${wall}\t0\t1\r\n7777\t${wall}\t0\t1\r\nhello\r\n`;
  const reply = await terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '9999' }, body);
  expect(reply).toEqual({ status: 200, text: 'OK: 5' });
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(1);
  const { body: stored } = await entrance.as('admin').get('/raw-punches', { filters: { device_id: [id] }, per_page: 50 });
  const outcomes = stored.data.map((raw: Record<string, unknown>) => [raw.outcome, raw.outcome_reason]);
  expect(outcomes.sort()).toEqual(
    [
      ['accepted', null],
      ['quarantined', 'unknown_pin'],
      ['rejected', 'no_pin'],
      ['rejected', 'not_readable'],
      ['rejected', 'not_readable'],
    ].sort(),
  );
});

test('a wrong clock is not trusted, and a drifting clock is reported', async () => {
  const id = await entrance.claim('CLOCK1');
  const terminal = entrance.terminal({ serial: 'CLOCK1', clockOffset: 20 * 60_000 });
  await terminal.boot();
  terminal.punch(pins.clara);
  expect(await terminal.upload()).toMatchObject({ text: 'OK: 1' });
  terminal.setClock(Date.UTC(2000, 0, 1) - Date.now());
  terminal.punch(pins.oskar);
  expect(await terminal.upload()).toMatchObject({ text: 'OK: 1' });
  expect(await entrance.punches(`device_id = ${id}`)).toEqual([]);
  expect(await entrance.count('raw_punches', `device_id = ${id} and outcome_reason = 'clock'`)).toBe(2);

  terminal.setClock(-11 * 60_000);
  for (let times = 0; times < 4; times += 1) {
    terminal.punch(pins.marco, { at: Date.now() - times * 120_000 });
    await terminal.upload();
  }
  const { body } = await entrance.as('admin').get(`/devices/${id}/health`);
  expect(body.data.advice).toContainEqual({ code: 'clock_drift', args: { minutes: expect.any(Number), way: 'slow' } });
  expect((await entrance.punches(`device_id = ${id}`)).at(-1)?.flag).toBe('clock_drift');
});

test('the repeated and the skipped hour of a clock change are resolved by the punches before them', async () => {
  const id = await entrance.claim('DST1', { timezone: 'Europe/Berlin' });
  const terminal = entrance.terminal({ serial: 'DST1' });
  await terminal.boot();
  const lines = ['2026-03-29 01:59:00', '2026-03-29 02:30:00', '2026-03-29 03:10:00', '2026-10-25 02:50:00', '2026-10-25 02:10:00'];
  const body = lines.map((time, at) => `${pins.clara}\t${time}\t${at % 2}\t1\t0\t0\t0\n`).join('');
  expect((await terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '77' }, body)).text).toBe('OK: 5');
  expect((await entrance.punches(`device_id = ${id}`)).map(({ created_at, flag }) => [created_at.toISOString(), flag])).toEqual([
    ['2026-03-29T00:59:00.000Z', null],
    ['2026-03-29T01:10:00.000Z', null],
    ['2026-03-29T01:30:00.000Z', 'moved_by_clock_change'],
    ['2026-10-25T00:50:00.000Z', 'ambiguous_time'],
    ['2026-10-25T01:10:00.000Z', 'ambiguous_time'],
  ]);
});

test('punches of the same person in the same second at two terminals are both stored', async () => {
  const ids = [await entrance.claim('TWIN1'), await entrance.claim('TWIN2')];
  const at = minutesAgo(3);
  for (const serial of ['TWIN1', 'TWIN2']) {
    const terminal = entrance.terminal({ serial });
    await terminal.boot();
    terminal.punch(pins.marco, { at });
    await terminal.upload();
  }
  expect(await entrance.punches(`device_id in (${ids})`)).toHaveLength(2);
});

test('a connection lost during a request or before the response neither loses nor duplicates punches', async () => {
  const id = await entrance.claim('CUT1');
  const terminal = entrance.terminal({ serial: 'CUT1', batch: 200 });
  await terminal.boot();
  for (let at = 0; at < 500; at += 1) terminal.punch(pins.oskar, { at: minutesAgo(1200 - 2 * at), status: at % 2 });
  await expect(terminal.upload('in_body')).rejects.toThrow('cut');
  await expect(terminal.upload('before_reply')).rejects.toThrow('cut');
  expect(terminal.waiting()).toBe(500);
  await terminal.upload();
  expect(terminal.waiting()).toBe(0);
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(500);
});

test('twenty parallel terminals that send everything twice create each punch once', async () => {
  const serials = Array.from({ length: 20 }, (_, at) => `MANY${at}`);
  for (const serial of serials) await entrance.claim(serial);
  await Promise.all(
    serials.map(async (serial, which) => {
      const terminal = entrance.terminal({ serial, profile: which % 2 ? 'speedface' : 'x100c', batch: 10 });
      await terminal.boot();
      for (let at = 0; at < 30; at += 1)
        terminal.punch([pins.clara, pins.oskar, pins.marco][at % 3] as string, { at: minutesAgo(300 - at) });
      await Promise.all([terminal.upload(), terminal.upload()]);
      terminal.rewind();
      await terminal.upload();
      expect(terminal.waiting()).toBe(0);
    }),
  );
  const where = `device_id in (select id from devices where serial_no like 'MANY%')`;
  expect(await entrance.count('raw_punches', where)).toBe(600);
  expect(await entrance.count('attendances', where)).toBe(600);
  expect(await entrance.count('attendances', `${where} and raw_id is null`)).toBe(0);
});

test('biometric data and passwords are never stored, but users and operations are', async () => {
  const id = await entrance.claim('OPER1');
  const terminal = entrance.terminal({ serial: 'OPER1' });
  await terminal.boot();
  const body = [
    'OPLOG 21\t14\t2026-11-10 12:45:00\t0\t0\t0\t0',
    'USER PIN=7\tName=Clara Dubois\tPri=0\tPasswd=s3cret\tCard=[15CD5B07]\tGrp=1',
    'FP PIN=7\tFID=0\tSize=440\tValid=1\tTMP=c2VjcmV0',
    '',
  ].join('\n');
  for (let times = 0; times < 2; times += 1) {
    expect((await terminal.send('POST', 'cdata', { table: 'OPERLOG', OpStamp: '702340000' }, body)).text).toBe('OK: 3');
  }
  expect(await entrance.count('device_operations', `device_id = ${id} and code = 21`)).toBe(1);
  expect(await entrance.count('device_users', `device_id = ${id} and pin = '7' and name_on_device = 'Clara Dubois'`)).toBe(1);
  const { body: said } = await entrance.as('admin').get(`/devices/${id}/exchanges`);
  expect(said.data[0]).toMatchObject({ method: 'POST', status: 200, answer: 'OK: 3' });
  expect(JSON.stringify(said.data)).not.toMatch(/s3cret|c2VjcmV0/);
  expect((await terminal.boot()).text).toContain('OPERLOGStamp=702340000');
});

test('unknown tables, options, pings and clocks are answered as the maker describes', async () => {
  const id = await entrance.claim('ODD1');
  const terminal = entrance.terminal({ serial: 'ODD1' });
  const post = (query: Record<string, string>, body: string) => terminal.send('POST', 'cdata', query, body);
  expect(await post({ table: 'options' }, '~DeviceName=F18,FWVersion=Ver 6.60,UserCount=12')).toEqual({ status: 200, text: 'OK' });
  expect(await post({ table: 'NEWTABLE' }, 'something new')).toEqual({ status: 200, text: 'OK' });
  expect(await post({ table: 'tabledata', tablename: 'user' }, 'user uid=1\tpin=5\tname=Omar\n')).toEqual({ status: 200, text: 'user=1' });
  expect(await post({ table: 'options' }, 'FWVersion=Ver\x00 6.60\x00')).toEqual({ status: 200, text: 'OK' });
  expect(await post({ table: 'ATTLOG' }, 'x'.repeat(11 * 1024 * 1024))).toEqual({ status: 200, text: 'OK' });
  expect(entrance.logged.join('')).toContain('a device sent more than can be read');
  expect(await terminal.send('GET', 'ping', {})).toEqual({ status: 200, text: 'OK' });
  expect((await terminal.send('GET', 'cdata', { type: 'time' })).text).toMatch(/^Time=\d{4}-\d\d-\d\dT[\d:]{8}\+0[12]:00$/);
  expect((await terminal.send('GET', 'rtdata', { type: 'time' })).text).toMatch(/^DateTime=\d+,ServerTZ=\+0[12]00$/);
  expect((await terminal.send('POST', 'exchange', { type: 'publickey' }, 'x')).status).toBe(404);
  expect((await entrance.as('admin').get(`/devices/${id}`)).body.data).toMatchObject({ firmware: 'Ver␀ 6.60␀', users_count: 12 });
  const answer = await fetch(`${entrance.baseUrl}/iclock/cdata?SN=ODD1&options=all&pushver=2.4.0`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
});

/** A request of a terminal at a door, byte for byte as its firmware writes it. */
const doorSays = (serial: string, method: 'GET' | 'POST', path: string, body?: string): Promise<string> =>
  sendBytes(
    [
      `${method} /iclock/${path.replace('?', `?SN=${serial}&`)} HTTP/1.1`,
      'Cookie: token=5b7a',
      'Host: 192.168.1.10:8088',
      'User-Agent: iClock Proxy/1.09',
      'Connection: close',
      'Accept: */*',
      ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ],
    body ?? '',
  );

const registration =
  'DeviceType=acc,~DeviceName=SpeedFace-V5L[TI],FirmVer=ZAM180-NF-Ver1.1.17,PushVersion=Ver 2.0.33S-20210723,CommType=ethernet,MaxPackageSize=2048000,LockCount=1,' +
  'ReaderCount=2,AuxInCount=1,AuxOutCount=0,MachineType=101,~IsOnlyRFMachine=0,~MaxUserCount=100,~MaxAttLogCount=100,IPAddress=192.168.1.201,NetMask=255.255.255.0';

test('a door registers, is configured, and its handshake knows it from then on', async () => {
  const id = await entrance.claim('DOOR1');
  const code = await doorSays('DOOR1', 'POST', 'registry?', registration);
  expect(code).toMatch(/^200 RegistryCode=[0-9a-f]{32}$/);
  expect(await doorSays('DOOR1', 'POST', 'registry?', registration)).toBe(code);
  for (const method of ['GET', 'POST'] as const) {
    const answer = await doorSays('DOOR1', method, 'push?', method === 'POST' ? '' : undefined);
    expect(answer).toMatch(/ServerVersion=3\.1\.2\nServerName=ADMS\n/);
    expect(answer).toMatch(/\nRealtime=1\nSessionID=[0-9a-f]{32}\nTimeoutSec=10\n$/);
  }
  expect(await doorSays('DOOR1', 'GET', 'cdata?options=all&pushver=3.1.2&language=69')).toMatch(
    /^200 registry=ok\nRegistryCode=[0-9a-f]{32}\n/,
  );
  const { rows } = await entrance.services.db.run('select protocol, firmware, options from devices where id = $1', [id]);
  expect(rows[0]).toMatchObject({ protocol: 'acc 3.1.2', firmware: 'ZAM180-NF-Ver1.1.17' });
  expect(rows[0].options).toMatchObject({ devicename: 'SpeedFace-V5L[TI]', lockcount: '1', maxusercount: '100' });

  await entrance.claim('NODOOR1');
  expect(await doorSays('NODOOR1', 'POST', 'registry?', registration.replace('DeviceType=acc', 'DeviceType=att'))).toBe('200 OK');
  expect(await doorSays('NODOOR1', 'GET', 'cdata?options=all&pushver=2.4.1')).toContain('GET OPTION FROM: NODOOR1');
});

const entry = (wall: string, more: string) => `time=${wall}\tpin=${pins.clara}\tcardno=0\t${more}\tindex=7\tmaskflag=255\ttemperature=255`;

test('granted entries are punches, denied ones are reported, and all are stored before they are acknowledged', async () => {
  const id = await entrance.claim('DOOR2');
  const [first, second, third, fourth] = [50, 40, 30, 20].map(
    (minutes) => entrance.terminal({ serial: 'x' }).punch('1', { at: minutesAgo(minutes) }).wall,
  ) as [string, string, string, string];
  const lines = [
    entry(first, 'eventaddr=1\tevent=0\tinoutstatus=0\tverifytype=15'),
    entry(second, 'eventaddr=1\tevent=23\tinoutstatus=0\tverifytype=15'),
    `time=${second}\tpin=0\tcardno=0\teventaddr=1\tevent=202\tinoutstatus=2\tverifytype=200\tindex=8`,
  ];
  expect(await doorSays('DOOR2', 'POST', 'cdata?table=rtlog', `${lines.join('\r\n')}\r\n`)).toBe('200 OK');
  expect(await doorSays('DOOR2', 'POST', 'cdata?table=rtlog', lines.join('\n'))).toBe('200 OK');

  const packed = (wall: string) => {
    const [year, month, date, hour, minute, second] = wall.split(/[- :]/).map(Number) as [number, number, number, number, number, number];
    return (((year - 2000) * 12 + month - 1) * 31 + date - 1) * 86_400 + hour * 3600 + minute * 60 + second;
  };
  const stored = (wall: string, event: number) =>
    `transaction cardno=0\tpin=${pins.oskar}\tverified=1\tdoorid=1\teventtype=${event}\tinoutstate=1\ttime_second=${packed(wall)}\tindex=9\tsitecode=0\tdevid=1\tsn=DOOR2\r\n`;
  const body = stored(third, 0) + stored(fourth, 29);
  for (const path of [
    'cdata?table=tabledata&tablename=transaction&count=2',
    'cdata?table=transaction',
    'querydata?type=tabledata&cmdid=3&tablename=transaction&count=2&packcnt=1&packidx=1',
  ])
    expect(await doorSays('DOOR2', 'POST', path, body)).toBe('200 transaction=2');

  const came = await entrance.punches(`device_id = ${id}`);
  expect(came.map(({ local_time, action }) => [local_time, action])).toEqual([
    [first, 'in'],
    [third, 'out'],
  ]);
  const { body: health } = await entrance.as('admin').get(`/devices/${id}/health`);
  expect(health.data.operations.map(({ code, operator }: { code: number; operator: string }) => [code, operator])).toEqual([
    [1029, pins.oskar],
    [1023, pins.clara],
  ]);
});

test('a door receives every command in its own protocol, and its replies complete them', async () => {
  const admin = entrance.as('admin');
  const id = await entrance.claim('DOOR3');
  const door = entrance.terminal({ serial: 'DOOR3', profile: 'acc', users: { '9': 'Old' } });
  await door.boot();
  door.punch(pins.clara, { at: minutesAgo(30) });
  for (const body of [
    { kind: 'sync' },
    { kind: 'roster' },
    { kind: 'push_employee', employee_id: entrance.cast.consultant.employee_id },
    { kind: 'remove_user', pin: '9' },
    { kind: 'info' },
    { kind: 'reboot' },
  ])
    expect((await admin.post(`/devices/${id}/commands`, body)).status).toBe(200);
  expect((await door.poll()).map((line) => line.replace(/^C:\d+:/, ''))).toEqual([
    'DATA QUERY tablename=transaction,fielddesc=*,filter=NewRecord',
    'DATA QUERY tablename=user,fielddesc=*,filter=*',
    'DATA UPDATE user CardNo=\tPin=1001\tPassword=\tGroup=1\tStartTime=0\tEndTime=0\tName=Clara Dubois\tPrivilege=0',
    'DATA DELETE user Pin=9',
    'GET OPTIONS ~SerialNumber,FirmVer,~DeviceName,LockCount,MachineTZ,~MaxUserCount',
    'CONTROL DEVICE 03000000',
  ]);
  expect([...door.users]).toEqual([[pins.clara, 'Clara Dubois']]);
  expect(await entrance.punches(`device_id = ${id}`)).toHaveLength(1);
  expect(await entrance.count('device_users', `device_id = ${id} and name_on_device = 'Old'`)).toBe(1);
  expect(await entrance.count('device_commands', `device_id = ${id} and status = 'executed'`)).toBe(6);
});

test('a log of several weeks is saved in batches, acknowledged once, and has no effect when it is sent again', async () => {
  const id = await entrance.claim('WEEKS1');
  const terminal = entrance.terminal({ serial: 'WEEKS1' });
  await terminal.boot();
  const time = (line: number): string => new Date(minutesAgo(30 * 24 * 60) + line * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const log = Array.from({ length: 600 }, (_, line) => `${pins.clara}\t${time(line)}\t${line % 2}\t1\t0\t0\n`).join('');
  for (const inserted of [600, 0]) {
    expect(await terminal.send('POST', 'cdata', { table: 'ATTLOG', Stamp: '77' }, log)).toEqual({ status: 200, text: 'OK: 600' });
    expect(await entrance.count('raw_punches', `device_id = ${id}`)).toBe(600);
    expect(await entrance.count('attendances', `device_id = ${id}`)).toBe(600);
    const { body } = await entrance.as('admin').get('/punch-batches', { device_id: id });
    expect(body.data[0]).toMatchObject({ received: 600, inserted, duplicates: 600 - inserted });
  }
  const { rows: turns } = await entrance.services.db.run(
    'select count(*)::int as lines from raw_punches where device_id = $1 group by xmin::text order by 1',
    [id],
  );
  expect(turns.length).toBeGreaterThan(2);
  expect(Math.max(...turns.map(({ lines }) => lines))).toBeLessThanOrEqual(250);
  const { rows } = await entrance.services.db.run('select stamps from devices where id = $1', [id]);
  expect(rows).toEqual([{ stamps: { attlog: '77' } }]);
});
