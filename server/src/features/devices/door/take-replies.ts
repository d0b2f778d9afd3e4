import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import { settleReply } from '../commands/settle-reply.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { parseCommandReply } from '../protocol/parse-command-reply.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteFacts } from './note-facts.ts';

/** `devicecmd`: what became of the commands. */
export async function takeReplies(house: House, { device, body }: AdmittedRequest): Promise<DeviceAnswer> {
  const replies = parseCommandReply(decodeBody(body, device.language));
  await house.db.transaction(async (tx) => {
    await sql`update devices set last_seen_at = now() where id = ${device.id}`.execute(tx);
    for (const reply of replies) {
      await settleReply(tx, device, reply);
      if (reply.command === 'INFO') await noteFacts(tx, device, reply.values);
    }
  });
  return ok();
}
