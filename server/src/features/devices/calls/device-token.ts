import { audit } from '../../../crud/audit.ts';
import { createToken } from '../../../platform/access/secret-token.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { askedDevice } from './asked-device.ts';

/** An address of its own: from now on the device is heard there alone. The token is told once. */
export async function makeDeviceToken(house: House, asked: Asked) {
  const { token, hash } = createToken();
  await setToken(house, asked, hash.toString('base64url'));
  return { message: asked.t('done.token_made'), data: { token, path: `/d/${token}` } };
}

export async function removeDeviceToken(house: House, asked: Asked) {
  await setToken(house, asked, null);
  return { message: asked.t('done.token_removed') };
}

async function setToken({ db }: House, asked: Asked, token_hash: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const device = await askedDevice(tx, asked, 'devices.update');
    await sql`update devices set token_hash = ${token_hash} where id = ${device.id}`.execute(tx);
    const masked = (hash: string | null) => (hash === null ? null : '•••');
    audit(tx, {
      actor: asked.actor,
      trace: asked.trace,
      action: 'update',
      model: 'devices',
      model_id: device.id,
      label: device.name,
      changes: [{ field: 'token', old: masked(device.token_hash), new: masked(token_hash) }],
    });
  });
}
