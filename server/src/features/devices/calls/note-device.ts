import { audit, type Change } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { KnownDevice } from '../intake/known-device.ts';

/** Logs a user's change of a device in its history. */
export function noteDevice(
  tx: Transaction,
  { actor, trace }: Pick<CallContext, 'actor' | 'trace'>,
  { id, name }: Pick<KnownDevice, 'id' | 'name'>,
  changes: Change[],
): void {
  audit(tx, { actor, trace, action: 'update', model: 'devices', model_id: id, label: name, changes });
}
