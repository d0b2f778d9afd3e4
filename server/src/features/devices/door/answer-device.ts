import { localTextAt, offsetMinutes } from '@cadre/rules/attendance/plan/zone';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { nextCommands } from '../commands/next-commands.ts';
import { settleReply } from '../commands/settle-reply.ts';
import { commandLine } from '../protocol/command-line.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { parseCommandReply } from '../protocol/parse-command-reply.ts';
import { parseInfo } from '../protocol/parse-info.ts';
import { zoneOffsetText } from '../protocol/zone-offset-text.ts';
import { type AdmittedRequest, type DeviceAnswer, isHandshake, ok } from './device-request.ts';
import { configureDoor, handshake, registerDoor } from './handshake.ts';
import { noteExchange } from './note-exchange.ts';
import { noteFacts, noteInfo } from './note-facts.ts';
import { takeUpload } from './take-upload.ts';

/** Handles all requests of admitted terminals, and their responses. */
export async function answerDevice(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  const answer = request.is_too_large ? lost(services, request) : await answerAdmitted(services, request);
  if (answer.note) await noteExchange(services.db, request, answer);
  return answer;
}

/** The request is too large and a retry could never succeed, so it is acknowledged and logged as an error. */
function lost(services: Services, { serial, query }: AdmittedRequest): DeviceAnswer {
  services.log.error({ serial, table: query.table }, 'a device sent more than can be read; it was acknowledged and is lost');
  return ok();
}

function answerAdmitted(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  switch (`${request.method} ${request.word}`) {
    case 'GET cdata':
      return isHandshake(request) ? handshake(services, request) : timeReply(services, request);
    case 'GET registry':
    case 'POST registry':
      return registerDoor(services, request);
    case 'GET push':
    case 'POST push':
      return configureDoor(services, request);
    case 'GET rtdata':
      return timeReply(services, request);
    case 'GET getrequest':
      return pollDevice(services, request);
    case 'POST cdata':
    case 'POST querydata':
      return isReply(request) ? takeReplies(services, request) : takeUpload(services, request);
    case 'POST devicecmd':
      return takeReplies(services, request);
    case 'POST exchange':
      // Keys are never exchanged: the connection relies on the security of the network or TLS.
      return Promise.resolve({ status: 404, text: 'NO', note: true });
    default:
      return Promise.resolve(ok('OK', request.word !== 'ping'));
  }
}

/** `getrequest`: the device is alive and polls for commands. An empty response would confuse it. */
async function pollDevice(services: Services, { device, query }: AdmittedRequest): Promise<DeviceAnswer> {
  await noteInfo(services.db, device, parseInfo(query.info ?? ''));
  const commands = await nextCommands(services.db, device.id);
  if (commands.length === 0) return ok('OK', false);
  return ok(`${commands.map(({ number, command }) => commandLine(number, command)).join('\n')}\n`);
}

/** Some firmware answers a command where it sends its records. */
const isReply = ({ body }: AdmittedRequest): boolean => /^\s*ID=\w+[&\r\n]+Return=/i.test(body.subarray(0, 100).toString('latin1'));

/** `devicecmd`: the results of the commands, in the body or in the query. */
async function takeReplies(services: Services, { device, body, query }: AdmittedRequest): Promise<DeviceAnswer> {
  const inAddress = query.return === undefined ? '' : `ID=${query.id}&Return=${query.return}&CMD=${query.cmd ?? ''}\n`;
  const replies = parseCommandReply(`${inAddress}${decodeBody(body, device.language)}`);
  await services.db.transaction(async (tx) => {
    await sql`update devices set last_seen_at = now() where id = ${device.id}`.execute(tx);
    for (const reply of replies) {
      await settleReply(tx, device, reply);
      if (/^(INFO|GET OPTION)/i.test(reply.command)) await noteFacts(tx, device, reply.values);
    }
  });
  return ok();
}

/** The clock, for a terminal that requests it: `Time=…` with its offset, or the packed form of the vendor for an access terminal. */
async function timeReply({ db }: Services, { device, word, query, received_at }: AdmittedRequest): Promise<DeviceAnswer> {
  if (word !== 'rtdata' && query.type !== 'time') return ok();
  const at = received_at.getTime();
  const minutes = offsetMinutes(device.timezone, at);
  await sql`update devices set told_offset = ${minutes}, told_offset_at = now() where id = ${device.id}`.execute(db);
  const offset = zoneOffsetText(minutes);
  if (word === 'rtdata') return ok(`DateTime=${packed(received_at)},ServerTZ=${offset.replace(':', '')}`, false);
  return ok(`Time=${localTextAt(device.timezone, at).replace(' ', 'T')}${offset}`, false);
}

/** Seconds since 2000 in years of twelve months of 31 days, in UTC. */
const packed = (at: Date): number =>
  (((at.getUTCFullYear() - 2000) * 12 + at.getUTCMonth()) * 31 + at.getUTCDate() - 1) * 86_400 +
  (at.getUTCHours() * 60 + at.getUTCMinutes()) * 60 +
  at.getUTCSeconds();
