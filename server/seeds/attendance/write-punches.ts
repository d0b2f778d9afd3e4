import { devicePunchKey } from '../../src/features/devices/protocol/dedupe-key.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { insertRows } from '../write/insert-rows.ts';
import { reserveIds } from '../write/reserve-ids.ts';
import { chooseMachine } from './choose-machine.ts';
import { machines } from './machines.ts';
import type { Punch } from './plan-punches.ts';

type Cast = { employeeIds: number[]; deviceIds: number[]; placeOf: (employee: number) => number; corrector: number; now: Date };

/** Punches by their source: word for word from a terminal, from the web, or entered by hand with a reason. */
export async function writePunches(tx: Transaction, punches: readonly Punch[], cast: Cast): Promise<void> {
  const garageUntil = cast.now.getTime() - (machines[4]?.silent_for ?? 0) * 1000;
  const sent = punches.flatMap((punch) => {
    if (punch.via !== 'machine') return [];
    const machine = chooseMachine(cast.placeOf(punch.employee), punch, garageUntil);
    return [{ punch, machine, pin: String(1001 + punch.employee), code: codeOf(machine, punch) }];
  });
  const batches = await writeBatches(tx, sent, cast);
  const rawIds = await reserveIds(tx, 'raw_punches', sent.length);
  await insertRows(
    tx,
    'raw_punches',
    {
      id: 'int',
      device_id: 'int',
      source: 'text',
      pin: 'text',
      sent_time: 'text',
      occurred_at: 'timestamptz',
      received_at: 'timestamptz',
      code: 'int',
      verify_code: 'int',
      raw_line: 'text',
      dedupe_key: 'text',
      outcome: 'text',
      employee_id: 'int',
      batch_id: 'int',
    },
    sent.map(({ punch, machine, pin, code }, at) => ({
      id: rawIds[at],
      device_id: cast.deviceIds[machine],
      source: 'device',
      pin,
      sent_time: punch.local_time,
      occurred_at: isoOf(punch.at),
      received_at: isoOf(punch.at + 2000),
      code,
      verify_code: 1,
      raw_line: `${pin}\t${punch.local_time}\t${code}\t1\t0\t0\t0`,
      dedupe_key: devicePunchKey({ serial: machines[machine]?.serial_no as string, pin, local_time: punch.local_time, status_code: code }),
      outcome: 'accepted',
      employee_id: cast.employeeIds[punch.employee],
      batch_id: batches.get(batchOf(machine, punch)),
    })),
  );
  const events = [
    ...sent.map(({ punch, machine, code }, at) => ({
      ...eventOf(punch, cast),
      source: 'device',
      device_id: cast.deviceIds[machine],
      raw_id: rawIds[at],
      code,
      direction_origin: code === 255 ? 'derived' : 'device',
    })),
    ...punches.filter(({ via }) => via !== 'machine').map((punch) => eventOf(punch, cast)),
  ];
  await insertRows(
    tx,
    'attendances',
    eventColumns,
    events.toSorted((a, b) => a.at - b.at),
  );
  await tx.run(
    `update devices d set last_punch_at = p.at, records_count = p.records
     from (select device_id, max(created_at) as at, count(*)::int as records from attendances where device_id is not null group by 1) p
     where p.device_id = d.id`,
    [],
  );
}

type Sent = { punch: Punch; machine: number };

/** One delivery for each of the last days and one for everything before. */
async function writeBatches(tx: Transaction, sent: readonly Sent[], cast: Cast): Promise<Map<string, number>> {
  const recent = cast.now.getTime() - 14 * 86_400_000;
  const groups = Map.groupBy(sent, ({ machine, punch }) => batchOf(machine, punch, recent));
  const ids = await reserveIds(tx, 'punch_batches', groups.size);
  const keys = [...groups.keys()];
  await insertRows(
    tx,
    'punch_batches',
    { id: 'int', device_id: 'int', source: 'text', received_at: 'timestamptz', received: 'int', inserted: 'int' },
    [...groups.values()].map((group, at) => ({
      id: ids[at],
      device_id: cast.deviceIds[group[0]?.machine as number],
      source: 'device',
      received_at: isoOf(Math.max(...group.map(({ punch }) => punch.at)) + 2000),
      received: group.length,
      inserted: group.length,
    })),
  );
  return new Map(sent.map(({ machine, punch }) => [batchOf(machine, punch), ids[keys.indexOf(batchOf(machine, punch, recent))] as number]));
}

const batchOf = (machine: number, { at, local_time }: Punch, since = 0): string =>
  `${machine} ${at < since ? 'before' : local_time.slice(0, 10)}`;

/** The terminal in Tokyo does not send the direction. */
const codeOf = (machine: number, { action }: Punch): number => (machine === 3 ? 255 : action === 'in' ? 0 : 1);

const eventColumns = {
  employee_id: 'int',
  action: 'text',
  created_at: 'timestamptz',
  recorded_at: 'timestamptz',
  timezone: 'text',
  local_time: 'text',
  work_date: 'date',
  source: 'text',
  device_id: 'int',
  raw_id: 'int',
  direction_origin: 'text',
  code: 'int',
  note: 'text',
  created_by_id: 'int',
} as const;

const eventOf = (punch: Punch, { employeeIds, corrector }: Cast) => ({
  at: punch.at,
  employee_id: employeeIds[punch.employee],
  action: punch.action,
  created_at: isoOf(punch.at),
  recorded_at: isoOf(punch.at + (punch.via === 'manual' ? 16 * 3_600_000 : 2000)),
  timezone: punch.zone,
  local_time: punch.local_time,
  work_date: punch.work_date,
  source: punch.via === 'machine' ? 'device' : punch.via,
  device_id: null as number | null | undefined,
  raw_id: null as number | null | undefined,
  direction_origin: 'said',
  code: null as number | null,
  note: punch.via === 'manual' ? 'Forgot to check out' : null,
  created_by_id: punch.via === 'manual' ? corrector : null,
});

const isoOf = (at: number): string => new Date(at).toISOString();
