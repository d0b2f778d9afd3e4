import type { BodyOf } from '@cadre/contract/call';
import type { correctClock as call, DeviceCorrection } from '@cadre/contract/calls/device-clocks';
import { idOf } from '../../../crud/read/read.ts';
import type { Change } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceOfParams } from '../calls/device-of-params.ts';
import { noteDevice } from '../calls/note-device.ts';
import { requireAll } from '../calls/require-all.ts';
import { deviceWhere, type KnownDevice } from '../intake/known-device.ts';
import type { DeviceClock } from '../intake/read-moment.ts';
import { type Correction, correctedClock } from './corrected-clock.ts';
import { finishCorrection } from './finish-corrections.ts';
import { type Moved, previewReading } from './preview-reading.ts';
import { lastSent } from './sent-punches.ts';

/** Corrects the time of a device: all punches that it sent are read again. A dry run returns the number of affected punches. */
export async function correctClock(services: Services, context: CallContext<typeof call>) {
  requireAll(context.actor, 'devices.update');
  const correction = correctionOf(context.body);
  const message = context.t('done.time_corrected');
  if (context.body.dry_run === true) {
    const device = await deviceOfParams(services.db, context, 'devices.update');
    return { message, data: await previewReading(services.db, device, correctedClock(device, correction)) };
  }
  const { id, moved } = await services.db.transaction(async (tx) => {
    const device = await locked(tx, await deviceOfParams(tx, context, 'devices.update'));
    const clock = correctedClock(device, correction);
    const found = await previewReading(tx, device, clock);
    const { kind, from } = correction;
    const said =
      kind === 'zone'
        ? { kind, from, timezone: correction.timezone, to: null, minutes_fast: null }
        : { kind, from, timezone: null, to: correction.to, minutes_fast: correction.minutes_fast };
    return { moved: found, id: await begin(tx, context, { device, clock, moved: found, void_reason: message, undoes: null, ...said }) };
  });
  await finishCorrection(services, id);
  return { message, data: moved };
}

function correctionOf({ kind, timezone, from_date, from_time, to_date, to_time, minutes_fast }: BodyOf<typeof call>): Correction {
  if (kind === 'zone') {
    if (!timezone) throw invalid({ timezone: [{ code: 'required' }] });
    return { kind, timezone, from: from_date ?? null };
  }
  if (!from_date) throw invalid({ from_date: [{ code: 'required' }] });
  if (!to_date) throw invalid({ to_date: [{ code: 'required' }] });
  if (!minutes_fast) throw invalid({ minutes_fast: [{ code: 'required' }] });
  const [from, to] = [`${from_date} ${from_time ?? '00:00'}:00`, `${to_date} ${to_time ?? '23:59'}:59`];
  if (to <= from) throw invalid({ to_date: [{ code: 'before_start' }] });
  return { kind, from, to, minutes_fast };
}

/** Deliveries of the device wait, so that none of them is read by the clock of before; and one correction waits for the end of another. */
async function locked(tx: Transaction, { id }: Pick<KnownDevice, 'id'>): Promise<KnownDevice> {
  await sql`select from devices where id = ${id} for update`.execute(tx);
  const { rows } = await sql`select from device_corrections where device_id = ${id} and finished_at is null limit 1`.execute(tx);
  if (rows.length > 0) throw new Problem('wrong_state');
  return (await deviceWhere(tx, sql`d.id = ${id}`)) as KnownDevice;
}

type Begun = Columns<'device_corrections', 'kind' | 'timezone' | 'minutes_fast' | 'undoes' | 'void_reason'> & {
  device: KnownDevice;
  clock: DeviceClock;
  moved: Moved;
  from: string | null;
  to: string | null;
};

/** From now on the device is read by the corrected clock; the punches it sent before follow. */
async function begin(tx: Transaction, { actor, trace }: Pick<CallContext, 'actor' | 'trace'>, begun: Begun): Promise<number> {
  const { device, clock, moved, kind, timezone, from, to, minutes_fast, undoes, void_reason } = begun;
  await sql`
    update devices set timezone = ${clock.timezone}, readings = ${JSON.stringify(clock.readings)}::jsonb, version = version + 1, updated_at = now(),
      updated_by_id = ${actor.user_id} where id = ${device.id}`.execute(tx);
  const before = { timezone: device.timezone, readings: device.readings };
  const { rows } = await sql<Columns<'device_corrections', 'id'>>`
    insert into device_corrections (
      device_id, kind, timezone, from_time, to_time, minutes_fast, before, after, last_id, punches, people, days, user_id, undoes, void_reason)
    values (${device.id}, ${kind}, ${timezone}, ${from}, ${to}, ${minutes_fast}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(clock)}::jsonb,
      ${await lastSent(tx, device.id)}, ${moved.punches}, ${moved.people}, ${moved.days}, ${actor.user_id}, ${undoes}, ${void_reason})
    returning id`.execute(tx);
  const change: Change =
    kind === 'zone'
      ? { field: 'timezone', old: device.timezone, new: clock.timezone }
      : { field: 'minutes_fast', old: null, new: `${minutes_fast} (${from} – ${to})` };
  const changes = [change, { field: 'punches', old: null, new: moved.punches }];
  noteDevice(tx, { actor, trace }, device, changes);
  return rows[0]?.id ?? 0;
}

type Newest = Columns<'device_corrections', 'id' | 'device_id' | 'kind' | 'timezone' | 'from_time' | 'to_time' | 'minutes_fast'> & {
  before: DeviceClock;
  is_newest: boolean;
};

/** The newest correction taken back: everything is read as before it. */
export async function undoCorrection(services: Services, context: CallContext) {
  requireAll(context.actor, 'devices.update');
  const message = context.t('done.correction_undone');
  const { id, moved } = await services.db.transaction(async (tx) => {
    const { id: undoes, device_id, before, kind, ...said } = await newestCorrection(tx, idOf(context.params.id));
    const device = await locked(tx, { id: device_id });
    const found = await previewReading(tx, device, before);
    await sql`update device_corrections set undone_at = now() where id = ${undoes}`.execute(tx);
    const { timezone, from_time: from, to_time: to, minutes_fast } = said;
    const begun = { device, clock: before, moved: found, void_reason: message, undoes, kind, timezone, from, to };
    return { moved: found, id: await begin(tx, context, { ...begun, minutes_fast: minutes_fast === null ? null : -minutes_fast }) };
  });
  await finishCorrection(services, id);
  return { message, data: moved };
}

async function newestCorrection(tx: Transaction, id: number): Promise<Newest> {
  const { rows } = await sql<Newest>`
    select c.id, c.device_id, c.kind, c.timezone, c.from_time, c.to_time, c.minutes_fast, c.before, ${isNewest} as is_newest
    from device_corrections c where c.id = ${id} and c.undoes is null for update`.execute(tx);
  const [correction] = rows;
  if (!correction) throw new Problem('not_found');
  if (!correction.is_newest) throw new Problem('wrong_state');
  return correction;
}

const isNewest = sql<boolean>`(c.undone_at is null and not exists (
  select from device_corrections later
  where later.device_id = c.device_id and later.id > c.id and later.undone_at is null and later.undoes is null))`;

export async function listCorrections({ db }: Services, context: CallContext) {
  const { id } = await deviceOfParams(db, context, 'devices.view');
  const { rows } = await sql<DeviceCorrection>`
    select c.id, c.kind, c.timezone, c.from_time, c.to_time, c.minutes_fast, c.punches, c.people, c.days, u.name as user, c.created_at, c.undone_at,
      ${isNewest} and not exists (select from device_corrections open where open.device_id = c.device_id and open.finished_at is null) as may_undo
    from device_corrections c left join users u on u.id = c.user_id
    where c.device_id = ${id} and c.undoes is null order by c.id desc limit 100`.execute(db);
  return { data: rows };
}
