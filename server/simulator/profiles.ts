/** One punch in the memory of a terminal. `wall` is the time its clock showed, `at` the same time as a timestamp. */
export type PunchRecord = { index: number; pin: string; at: number; wall: string; status: number; verify: number };

/** The protocol of a model: its handshake, its lines, and how it detects their acknowledgement. */
export type Profile = {
  /** The suffix of `/iclock/<word>`. */
  suffix: string;
  handshake: Record<string, string>;
  table: 'ATTLOG' | 'rtlog';
  contentType: string | undefined;
  verify: number;
  /** The status that a terminal without function keys sends with every punch. */
  onlyStatus: number | undefined;
  stamp(last: PunchRecord): string;
  body(records: PunchRecord[]): string;
  isAcknowledged(text: string, lines: number): boolean;
};

const counted = (text: string, lines: number): boolean => Number(/^OK: ?(\d+)/.exec(text)?.[1] ?? -1) >= lines;
const lines = (write: (record: PunchRecord) => string, end: string) => (records: PunchRecord[]) =>
  records.map((record) => `${write(record)}${end}`).join('');

const attendance = {
  suffix: '',
  handshake: { options: 'all', language: '69', pushver: '2.4.0', PushOptionsFlag: '1' },
  table: 'ATTLOG',
  contentType: 'text/plain',
  verify: 1,
  onlyStatus: undefined,
  stamp: (last) => String(Math.floor(last.at / 1000)),
  body: lines(({ pin, wall, status, verify }) => [pin, wall, status, verify, 0, 0, 0].join('\t'), '\n'),
  isAcknowledged: counted,
} satisfies Profile;

export const profiles = {
  /** An old fingerprint terminal: CRLF, an empty work code, an extra TAB, always the same stamp. */
  x100c: {
    ...attendance,
    handshake: { options: 'all', pushver: '2.2.14', language: '69', pushcommkey: '4a9594af164f2b9779b59e8554b5df26' },
    stamp: () => '9999',
    body: lines(({ pin, wall, status, verify }) => [pin, wall, status, verify, '', 0, 0, ''].join('\t'), '\r\n'),
  },
  speedface: {
    ...attendance,
    handshake: { ...attendance.handshake, DeviceType: 'middle east' },
    verify: 15,
    contentType: 'application/push',
  },
  v255: { ...attendance, verify: 15, onlyStatus: 255 },
  /** Another brand of the same maker: `.aspx`, and bodies with the content type of forms. */
  essl: { ...attendance, suffix: '.aspx', contentType: 'application/x-www-form-urlencoded' },
  epoch: {
    ...attendance,
    body: lines(({ pin, at, status, verify }) => [pin, Math.floor(at / 1000), status, verify, 0, 0, 0].join('\t'), '\n'),
  },
  /** An access terminal at a door. */
  acc: {
    ...attendance,
    handshake: { options: 'all', language: '69', pushver: '3.1.2', DeviceType: 'acc' },
    table: 'rtlog',
    verify: 15,
    body: lines(
      ({ index, pin, wall, status, verify }) =>
        `time=${wall}\tpin=${pin}\tcardno=0\teventaddr=1\tevent=0\tinoutstatus=${status}\tverifytype=${verify}\tindex=${index}`,
      '\r\n',
    ),
    isAcknowledged: (text) => /^OK\b/.test(text),
  },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
