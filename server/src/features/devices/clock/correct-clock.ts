import type { BodyOf } from '@cadre/contract/call';
import type { correctClock as call, DeviceCorrection } from '@cadre/contract/calls/device-clocks';
import { audit, type Change } from '../../../crud/audit.ts';
import { idOf } from '../../../crud/read.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { tryOut } from '../../../platform/database/try-out.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { askedDevice } from '../calls/asked-device.ts';
import { demandAll } from '../calls/demand-all.ts';
import { deviceWhere, type KnownDevice } from '../intake/known-device.ts';
import type { DeviceClock } from '../intake/read-moment.ts';
import { type Correction, correctedClock } from './corrected-clock.ts';
import { type Moved, readAgain } from './read-again.ts';

/** Says what was wrong with a device's time: everything that it sent is read again. A dry run does the same and takes it back. */
export async function correctClock({ db }: House, asked: Asked<typeof call>) {
  demandAll(asked.actor, 'devices.update');
  const correction = correctionOf(asked.body);
  const correct = async (tx: Transaction): Promise<Moved> => {
    const device = await locked(tx, await askedDevice(tx, asked, 'devices.update'));
    const moved = await readAgain(tx, device, correctedClock(device, correction), asked.t('done.time_corrected'), asked.actor.user_id);
    await keep(tx, asked, device, correction, moved);
    return moved;
  };
  const data = asked.body.dry_run === true ? await tryOut(db, correct) : await db.transaction(correct);
  return { message: asked.t('done.time_corrected'), data };
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

/** Deliveries of the device wait, so that none of them is read by the clock of before. */
async function locked(tx: Transaction, { id }: Pick<KnownDevice, 'id'>): Promise<KnownDevice> {
  await sql`select from devices where id = ${id} for update`.execute(tx);
  return (await deviceWhere(tx, sql`d.id = ${id}`)) as KnownDevice;
}

async function keep(
  tx: Transaction,
  { actor, trace }: Pick<Asked, 'actor' | 'trace'>,
  device: KnownDevice,
  correction: Correction,
  moved: Moved,
): Promise<void> {
  const isZone = correction.kind === 'zone';
  const { timezone, readings } = device;
  await sql`
    insert into device_corrections (device_id, kind, timezone, from_time, to_time, minutes_fast, before, punches, people, days, user_id)
    values (${device.id}, ${correction.kind}, ${isZone ? correction.timezone : null}, ${correction.from}, ${isZone ? null : correction.to},
      ${isZone ? null : correction.minutes_fast}, ${JSON.stringify({ timezone, readings })}::jsonb, ${moved.punches}, ${moved.people}, ${moved.days},
      ${actor.user_id})`.execute(tx);
  const change: Change = isZone
    ? { field: 'timezone', old: timezone, new: correction.timezone }
    : { field: 'minutes_fast', old: null, new: `${correction.minutes_fast} (${correction.from} – ${correction.to})` };
  const changes = [change, { field: 'punches', old: null, new: moved.punches }];
  audit(tx, { actor, trace, action: 'update', model: 'devices', model_id: device.id, label: device.name, changes });
}

/** The newest correction taken back: everything is read as before it. */
export async function undoCorrection({ db }: House, asked: Asked) {
  const { actor, trace, t } = asked;
  demandAll(actor, 'devices.update');
  const data = await db.transaction(async (tx) => {
    const { device_id, id, before } = await newestCorrection(tx, idOf(asked.params.id));
    const device = await locked(tx, { id: device_id });
    const moved = await readAgain(tx, device, before, t('done.correction_undone'), actor.user_id);
    await sql`update device_corrections set undone_at = now() where id = ${id}`.execute(tx);
    const changes = [
      { field: 'timezone', old: device.timezone, new: before.timezone },
      { field: 'punches', old: null, new: moved.punches },
    ];
    audit(tx, { actor, trace, action: 'update', model: 'devices', model_id: device.id, label: device.name, changes });
    return moved;
  });
  return { message: t('done.correction_undone'), data };
}

async function newestCorrection(tx: Transaction, id: number) {
  const { rows } = await sql<Columns<'device_corrections', 'id' | 'device_id'> & { before: DeviceClock; is_newest: boolean }>`
    select c.id, c.device_id, c.before, ${isNewest} as is_newest from device_corrections c where c.id = ${id} for update`.execute(tx);
  const [correction] = rows;
  if (!correction) throw new Problem('not_found');
  if (!correction.is_newest) throw new Problem('wrong_state');
  return correction;
}

const isNewest = sql<boolean>`(c.undone_at is null and not exists (
  select from device_corrections later where later.device_id = c.device_id and later.id > c.id and later.undone_at is null))`;

export async function listCorrections({ db }: House, asked: Asked) {
  const { id } = await askedDevice(db, asked, 'devices.view');
  const { rows } = await sql<DeviceCorrection>`
    select c.id, c.kind, c.timezone, c.from_time, c.to_time, c.minutes_fast, c.punches, c.people, c.days, u.name as user, c.created_at, c.undone_at,
      ${isNewest} as may_undo
    from device_corrections c left join users u on u.id = c.user_id where c.device_id = ${id} order by c.id desc limit 100`.execute(db);
  return { data: rows };
}
