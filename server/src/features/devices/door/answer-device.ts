import type { House } from '../../../platform/house.ts';
import { admitDevice } from './admit-device.ts';
import { type AdmittedRequest, type DeviceAnswer, type DeviceRequest, isHandshake, ok } from './device-request.ts';
import { greetDevice } from './greet-device.ts';
import { noteExchange } from './note-exchange.ts';
import { pollDevice } from './poll-device.ts';
import { takeReplies } from './take-replies.ts';
import { takeUpload } from './take-upload.ts';
import { tellTime } from './tell-time.ts';

/** The whole talk with terminals: who calls, what they say, what they hear. */
export async function answerDevice(house: House, asked: DeviceRequest): Promise<DeviceAnswer> {
  const admitted = await admitDevice(house, asked);
  if ('text' in admitted) return admitted;
  const request = { ...asked, device: admitted };
  const answer = asked.is_too_large ? lost(house, request) : await answerAdmitted(house, request);
  if (answer.note) await noteExchange(house.db, request, answer);
  return answer;
}

/** To send the same again could never succeed, so it is taken and told of loudly. */
function lost(house: House, { serial, query }: AdmittedRequest): DeviceAnswer {
  house.log.error({ serial, table: query.table }, 'a device sent more than can be read; it was acknowledged and is lost');
  return ok();
}

function answerAdmitted(house: House, request: AdmittedRequest): Promise<DeviceAnswer> {
  switch (`${request.method} ${request.word}`) {
    case 'GET cdata':
      return isHandshake(request) ? greetDevice(house, request) : tellTime(request);
    case 'POST registry':
    case 'POST push':
      return greetDevice(house, request);
    case 'GET rtdata':
      return tellTime(request);
    case 'GET getrequest':
      return pollDevice(house, request);
    case 'POST cdata':
    case 'POST querydata':
      return takeUpload(house, request);
    case 'POST devicecmd':
      return takeReplies(house, request);
    case 'POST exchange':
      // Keys are never exchanged: the line is as safe as the network or TLS makes it.
      return Promise.resolve({ status: 404, text: 'NO', note: true });
    default:
      return Promise.resolve(ok('OK', request.word !== 'ping'));
  }
}
