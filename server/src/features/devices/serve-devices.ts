import * as clocks from '@cadre/contract/calls/device-clocks';
import * as commands from '@cadre/contract/calls/device-commands';
import * as numbers from '@cadre/contract/calls/device-numbers';
import * as punches from '@cadre/contract/calls/device-punches';
import * as calls from '@cadre/contract/calls/devices';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import type { Services } from '../../platform/services.ts';
import { deviceHealth } from './calls/device-health.ts';
import { listBatches, listCommands, listExchanges } from './calls/device-lists.ts';
import { makeDeviceToken, removeDeviceToken } from './calls/device-token.ts';
import { releasePunches } from './calls/release-punches.ts';
import { requireAll } from './calls/require-all.ts';
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
export async function serveDevices(app: FastifyInstance, services: Services): Promise<void> {
  await serveIclock(app, services);
  serveAgents(app, services);

  serve(app, services, calls.listUnclaimed, (asked) => listUnclaimed(services, asked));
  serve(app, services, calls.dismissUnclaimed, (asked) => dismissUnclaimed(services, asked));
  serve(app, services, calls.deviceHealth, (asked) => deviceHealth(services, asked));
  serve(app, services, calls.deviceExchanges, (asked) => listExchanges(services, asked));
  serve(app, services, punches.punchBatches, (asked) => listBatches(services, asked));
  serve(app, services, numbers.devicePins, (asked) => devicePins(services, asked));
  serve(app, services, numbers.mapPins, (asked) => mapPins(services, asked));
  serve(app, services, commands.sendCommand, (asked) => sendCommand(services, asked));
  serve(app, services, commands.listCommands, (asked) => listCommands(services, asked));
  serve(app, services, clocks.correctClock, (asked) => correctClock(services, asked));
  serve(app, services, clocks.listCorrections, (asked) => listCorrections(services, asked));
  serve(app, services, clocks.undoCorrection, (asked) => undoCorrection(services, asked));
  serve(app, services, calls.makeDeviceToken, (asked) => makeDeviceToken(services, asked));
  serve(app, services, calls.removeDeviceToken, (asked) => removeDeviceToken(services, asked));
  serve(app, services, punches.releasePunches, (asked) => releasePunches(services, asked));
  serve(app, services, punches.syncAttendances, (asked) => syncAttendances(services, asked));
  serveUpload(app, services, punches.importPunches, {
    async admit({ actor }) {
      requireAll(actor, 'attendances.sync');
      return 10;
    },
    take: (asked, sent) => importPunches(services, asked, sent),
    again: importedBefore,
  });
  serve(app, services, punches.undoImport, (asked) => undoImport(services, asked));

  services.jobs.every('count_punches_again', '23 1 * * *', () => countAgain(services));
  services.jobs.every('finish_device_corrections', '* * * * *', () => finishCorrections(services));
  services.jobs.every('tell_clocks', '*/5 * * * *', () => tellClocks(services));
  services.jobs.every('judge_waiting_punches', '*/10 * * * *', () => judgeWaiting(services));
  services.jobs.every('tell_of_counted_punches', '* * * * *', () => tellOfCountedPunches(services));
  services.jobs.every('tell_of_devices', '*/10 * * * *', () => tellOfDevices(services));
}
