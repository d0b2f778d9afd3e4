import * as clocks from '@cadre/contract/calls/device-clocks';
import * as commands from '@cadre/contract/calls/device-commands';
import * as numbers from '@cadre/contract/calls/device-numbers';
import * as punches from '@cadre/contract/calls/device-punches';
import * as calls from '@cadre/contract/calls/devices';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { demandAll } from './calls/demand-all.ts';
import { deviceHealth } from './calls/device-health.ts';
import { listBatches, listCommands, listExchanges } from './calls/device-lists.ts';
import { makeDeviceToken, removeDeviceToken } from './calls/device-token.ts';
import { releasePunches } from './calls/release-punches.ts';
import { sendCommand } from './calls/send-command.ts';
import { dismissUnclaimed, listUnclaimed } from './calls/unclaimed.ts';
import { correctClock, listCorrections, undoCorrection } from './clock/correct-clock.ts';
import { finishCorrections } from './clock/finish-corrections.ts';
import { tellClocks } from './clock/tell-clocks.ts';
import { serveIclock } from './door/serve-iclock.ts';
import { importedBefore, importPunches } from './imports/import-punches.ts';
import { undoImport } from './imports/undo-import.ts';
import { countAgain } from './jobs/count-again.ts';
import { judgeWaiting } from './jobs/judge-waiting.ts';
import { tellOfCountedPunches } from './jobs/tell-of-counted-punches.ts';
import { tellOfDevices } from './jobs/tell-of-devices.ts';
import { devicePins } from './pins/device-pins.ts';
import { mapPins } from './pins/map-pins.ts';
import { serveAgents } from './sync/serve-agents.ts';
import { syncAttendances } from './sync/sync-attendances.ts';

/** Terminals: the door they call at, and the endpoints for users. */
export async function serveDevices(app: FastifyInstance, house: House): Promise<void> {
  await serveIclock(app, house);
  serveAgents(app, house);

  serve(app, house, calls.listUnclaimed, (asked) => listUnclaimed(house, asked));
  serve(app, house, calls.dismissUnclaimed, (asked) => dismissUnclaimed(house, asked));
  serve(app, house, calls.deviceHealth, (asked) => deviceHealth(house, asked));
  serve(app, house, calls.deviceExchanges, (asked) => listExchanges(house, asked));
  serve(app, house, punches.punchBatches, (asked) => listBatches(house, asked));
  serve(app, house, numbers.devicePins, (asked) => devicePins(house, asked));
  serve(app, house, numbers.mapPins, (asked) => mapPins(house, asked));
  serve(app, house, commands.sendCommand, (asked) => sendCommand(house, asked));
  serve(app, house, commands.listCommands, (asked) => listCommands(house, asked));
  serve(app, house, clocks.correctClock, (asked) => correctClock(house, asked));
  serve(app, house, clocks.listCorrections, (asked) => listCorrections(house, asked));
  serve(app, house, clocks.undoCorrection, (asked) => undoCorrection(house, asked));
  serve(app, house, calls.makeDeviceToken, (asked) => makeDeviceToken(house, asked));
  serve(app, house, calls.removeDeviceToken, (asked) => removeDeviceToken(house, asked));
  serve(app, house, punches.releasePunches, (asked) => releasePunches(house, asked));
  serve(app, house, punches.syncAttendances, (asked) => syncAttendances(house, asked));
  serveUpload(app, house, punches.importPunches, {
    async admit({ actor }) {
      demandAll(actor, 'attendances.sync');
      return 10;
    },
    take: (asked, sent) => importPunches(house, asked, sent),
    again: importedBefore,
  });
  serve(app, house, punches.undoImport, (asked) => undoImport(house, asked));

  house.jobs.every('count_punches_again', '23 1 * * *', () => countAgain(house));
  house.jobs.every('finish_device_corrections', '* * * * *', () => finishCorrections(house));
  house.jobs.every('tell_clocks', '*/5 * * * *', () => tellClocks(house));
  house.jobs.every('judge_waiting_punches', '*/10 * * * *', () => judgeWaiting(house));
  house.jobs.every('tell_of_counted_punches', '* * * * *', () => tellOfCountedPunches(house));
  house.jobs.every('tell_of_devices', '*/10 * * * *', () => tellOfDevices(house));
}
