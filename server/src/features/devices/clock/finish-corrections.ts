import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { DeviceClock } from '../intake/read-moment.ts';
import { readAgain } from './read-again.ts';
import { reread } from './reread.ts';
import { sentPunches } from './sent-punches.ts';

/** Punches read per batch, and the most of them moved at once. */
const atOnce = 3000;
const mostMoved = 300;
/** The longest that a request waits for a correction to finish, in milliseconds; the job does the rest. */
const patience = 5000;

type Open = Columns<'device_corrections', 'id' | 'device_id' | 'last_id' | 'read_until' | 'user_id' | 'void_reason'> &
  Columns<'devices', 'serial_no'> & { before: DeviceClock; after: DeviceClock };

/** Reads on until the end or until the patience runs out, in batches, so that other work can run in between. */
export async function finishCorrection({ db }: Services, id: number, now = Date.now): Promise<void> {
  const deadline = now() + patience;
  while (now() < deadline && (await db.transaction((tx) => readSome(tx, id)))) {}
}

/** Finishes corrections that were interrupted for any reason. */
export async function finishCorrections(services: Services): Promise<void> {
  const { rows } = await sql<Columns<'device_corrections', 'id'>>`
    select id from device_corrections where finished_at is null order by id`.execute(services.db);
  for (const { id } of rows) await finishCorrection(services, id);
}

/** Reads one batch again; returns `false` when no punches are left. */
async function readSome(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql<Open>`
    select c.id, c.device_id, c.last_id, c.read_until, c.user_id, c.void_reason, c.before, c.after, d.serial_no
    from device_corrections c join devices d on d.id = c.device_id where c.id = ${id} and c.finished_at is null for update of d, c`.execute(
    tx,
  );
  const [open] = rows;
  if (!open) return false;
  const some = await sentPunches(tx, open.device_id, open.read_until, open.last_id, atOnce);
  const found = reread(open.serial_no, some, open.before, open.after);
  const moved = found.slice(0, mostMoved);
  await readAgain(tx, moved, open.void_reason ?? '', open.user_id);
  const isCut = moved.length < found.length;
  const until = isCut ? moved.at(-1)?.punch.id : some.at(-1)?.id;
  await sql`update device_corrections set read_until = ${until ?? open.last_id} where id = ${id}`.execute(tx);
  if (isCut || some.length === atOnce) return true;
  await sql`
    update devices set last_punch_at = (select max(occurred_at) from raw_punches where device_id = ${open.device_id} and outcome = 'accepted')
    where id = ${open.device_id}`.execute(tx);
  await sql`update device_corrections set finished_at = now() where id = ${id}`.execute(tx);
  return false;
}
