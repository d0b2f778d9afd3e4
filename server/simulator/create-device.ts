import { type Cut, exchange, type Reply } from './exchange.ts';
import { type Hands, obey } from './obey.ts';
import { obeyDoor } from './obey-door.ts';
import { type ProfileName, type PunchRecord, profiles } from './profiles.ts';
import { type Options, readOptions } from './read-options.ts';
import { wallTime } from './wall-time.ts';

export type DeviceSettings = {
  profile: ProfileName;
  serial: string;
  /** `http://host:port`, with a path in front of `/iclock` where the firmware takes one. */
  baseUrl: string;
  zone: string;
  /** Milliseconds by which the clock on its wall is fast. */
  clockOffset?: number;
  users?: Record<string, string>;
  /** Records per upload. */
  batch?: number;
  now?: () => number;
  say?: (line: string) => void;
};

export type Device = ReturnType<typeof createDevice>;

/** A terminal with a memory, a clock and a network cable, one step at a time. It forgets no punch and repeats what was not acknowledged. */
export function createDevice(settings: DeviceSettings) {
  let { baseUrl } = settings;
  const { serial, zone, batch = 128, now = Date.now, say = () => {} } = settings;
  const profile = profiles[settings.profile];
  const isDoor = profile.table === 'rtlog';
  const set = new Map<string, string>();
  const users = new Map(Object.entries(settings.users ?? {}));
  const memory: PunchRecord[] = [];
  let clockOffset = settings.clockOffset ?? 0;
  let uploaded = 0;
  let options: Options | undefined;
  let isConnected = true;
  let needsReboot = false;

  async function send(method: 'GET' | 'POST', word: string, query: Record<string, string>, body?: string, cut?: Cut): Promise<Reply> {
    if (!isConnected) throw new Error('The cable is unplugged.');
    const url = `${baseUrl}/iclock/${word}${profile.suffix}?${new URLSearchParams({ SN: serial, ...query })}`;
    const reply = await exchange({ method, url, ...(body !== undefined && { body, contentType: profile.contentType }), cut });
    say(`${method} ${word} ${query.table ?? ''} -> ${reply.status} ${reply.text.split('\n', 1)[0]}`);
    return reply;
  }

  /** The handshake. Without a response that it understands, the terminal keeps polling and uploads nothing. */
  async function boot(): Promise<Reply> {
    const reply = await send('GET', 'cdata', profile.handshake);
    options = reply.status === 200 ? readOptions(reply.text) : undefined;
    if (options?.timeZone) set.set('TimeZone', options.timeZone);
    if (options && isDoor) {
      await send('POST', 'registry', {}, 'DeviceType=acc,~DeviceName=Door,FirmVer=Ver 8.0.1,');
      await send('POST', 'push', {}, '');
    }
    if (options?.sendsAllAgain) uploaded = 0;
    return reply;
  }

  const post = (records: PunchRecord[], cut?: Cut): Promise<Reply> =>
    send('POST', 'cdata', { table: profile.table, Stamp: profile.stamp(records.at(-1) as PunchRecord) }, profile.body(records), cut);

  /** Uploads the unacknowledged punches in batches, and stops at the first batch that is not acknowledged. */
  async function upload(cut?: Cut): Promise<Reply | undefined> {
    let reply: Reply | undefined;
    while (options && uploaded < memory.length) {
      const records = memory.slice(uploaded, uploaded + batch);
      reply = await post(records, cut);
      if (reply.status !== 200 || !profile.isAcknowledged(reply.text, records.length)) break;
      uploaded += records.length;
    }
    return reply;
  }

  async function poll(info?: string): Promise<string[]> {
    const { status, text } = await send('GET', 'getrequest', info === undefined ? {} : { INFO: info });
    const commands = status === 200 ? text.split(/\r?\n/).flatMap((line) => (line.startsWith('C:') ? [line] : [])) : [];
    for (const line of commands) {
      const [, id = '', command = ''] = /^C:(\w+):(.*)$/s.exec(line) ?? [];
      say(`does ${command}`);
      await send('POST', 'devicecmd', {}, `ID=${id}&${await (isDoor ? obeyDoor : obey)(hands, command)}\n`);
    }
    if (needsReboot) {
      needsReboot = false;
      await boot();
    }
    return commands;
  }

  const inSpan = (from: string, to: string): PunchRecord[] => memory.filter(({ wall }) => wall >= from && wall <= to);

  const hands: Hands = {
    uploadNew: () => upload(),
    readOptionsAgain: async () => {
      await boot();
      await upload();
    },
    reboot: () => {
      needsReboot = true;
    },
    uploadSpan: async (from, to) => {
      const records = inSpan(from, to);
      for (let at = 0; at < records.length; at += batch) await post(records.slice(at, at + batch));
      return records.length;
    },
    countSpan: (from, to) => inSpan(from, to).length,
    uploadUsers: async (pin) => {
      const found = [...users].filter(([known]) => pin === '' || pin === known);
      const body = found.map(
        ([known, name]) => `USER PIN=${known}\tName=${name}\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000\tVerify=0\n`,
      );
      const rows = found.map(
        ([known, name], at) =>
          `user uid=${at + 1}\tcardno=\tpin=${known}\tpassword=\tgroup=1\tname=${name}\tprivilege=0\tdisable=0\tverify=0\r\n`,
      );
      const answer = { type: 'tabledata', cmdid: '1', tablename: 'user', count: String(found.length), packcnt: '1', packidx: '1' };
      if (found.length > 0 && isDoor) await send('POST', 'querydata', answer, rows.join(''));
      else if (found.length > 0) await send('POST', 'cdata', { table: 'OPERLOG', Stamp: '9999' }, body.join(''));
      return found.length;
    },
    setOption: (pair) => void set.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)),
    options: () => [...set].map(([key, value]) => `${key}=${value}`).join('\n'),
    keepUser: (pin, name) => void users.set(pin, name),
    forgetUser: (pin) => users.delete(pin),
    facts: () => ({
      '~DeviceName': settings.profile,
      UserCount: users.size,
      TransactionCount: memory.length,
      FWVersion: 'Ver 8.0.4-simulated',
    }),
  };

  return {
    serial,
    users,
    memory,
    boot,
    poll,
    upload,
    send,
    options: () => options,
    /** The options set by the server, by name. */
    set,
    waiting: () => memory.length - uploaded,
    /** A person punches. `at` is the actual time; the terminal records the time of its own clock. */
    punch(pin: string, said: { at?: number; status?: number } = {}): PunchRecord {
      const at = (said.at ?? now()) + clockOffset;
      const status = profile.onlyStatus ?? said.status ?? 0;
      const record = { index: memory.length + 1, pin, at, wall: wallTime(zone, at), status, verify: profile.verify };
      memory.push(record);
      return record;
    },
    /** Forgets all acknowledgements, as some firmware does for no reason: the next upload sends everything again. */
    rewind(): void {
      uploaded = 0;
    },
    /** Changes the address of the server. */
    moveTo(url: string): void {
      baseUrl = url;
    },
    /** Marks everything as sent, as firmware with faulty stamps does. */
    forgetToSend(): void {
      uploaded = memory.length;
    },
    setClock(offset: number): void {
      clockOffset = offset;
    },
    plug(isIn: boolean): void {
      isConnected = isIn;
    },
    /** Its memory as the file that it writes to a USB stick. */
    attlogFile: (): string => memory.map((r) => `${r.pin.padStart(9)}\t${r.wall}\t1\t${r.status}\t${r.verify}\t0\r\n`).join(''),
  };
}
