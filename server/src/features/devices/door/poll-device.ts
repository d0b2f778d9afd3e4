import type { House } from '../../../platform/house.ts';
import { nextCommands } from '../commands/next-commands.ts';
import { commandLine } from '../protocol/command-line.ts';
import { parseInfo } from '../protocol/parse-info.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteInfo } from './note-facts.ts';

/** `getrequest`: the device lives, and asks whether there is something to do. An empty answer would confuse it. */
export async function pollDevice(house: House, { device, query }: AdmittedRequest): Promise<DeviceAnswer> {
  await noteInfo(house.db, device, parseInfo(query.info ?? ''));
  const commands = await nextCommands(house.db, device.id);
  if (commands.length === 0) return ok('OK', false);
  return ok(`${commands.map(({ number, command }) => commandLine(number, command)).join('\n')}\n`);
}
