import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { newOwnAddress, pathOf } from '../own-address.ts';
import { deviceOfParams } from './device-of-params.ts';
import { noteDevice } from './note-device.ts';

/** Gives the device a new address of its own; from now on it is accepted only there. */
export async function makeDeviceToken(services: Services, context: CallContext) {
  const { token, columns } = newOwnAddress(services.seal);
  await setAddress(services, context, { ...columns, accepts_serial: false });
  return { message: context.t('done.token_made'), data: { token, path: pathOf(token) } };
}

/** From now on the device is known by its serial number alone. */
export async function removeDeviceToken(services: Services, context: CallContext) {
  await setAddress(services, context, { token_hash: null, token_sealed: null, accepts_serial: true });
  return { message: context.t('done.token_removed') };
}

type Address = Pick<KnownDevice, 'token_hash' | 'token_sealed' | 'accepts_serial'>;

async function setAddress({ db }: Services, context: CallContext, { token_hash, token_sealed, accepts_serial }: Address): Promise<void> {
  await db.transaction(async (tx) => {
    const device = await deviceOfParams(tx, context, 'devices.update');
    await sql`
      update devices set token_hash = ${token_hash}, token_sealed = ${token_sealed}, accepts_serial = ${accepts_serial}
      where id = ${device.id}`.execute(tx);
    const masked = (hash: string | null) => (hash === null ? null : '•••');
    noteDevice(tx, context, device, [
      { field: 'token', old: masked(device.token_hash), new: masked(token_hash) },
      ...(device.accepts_serial === accepts_serial ? [] : [{ field: 'accepts_serial', old: device.accepts_serial, new: accepts_serial }]),
    ]);
  });
}
