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
import { notifyClocks } from './clock/notify-clocks.ts';
import { serveIclock } from './door/serve-iclock.ts';
import { importedBefore, importPunches } from './imports/import-punches.ts';
import { undoImport } from './imports/undo-import.ts';
import { countAgain } from './jobs/count-again.ts';
import { judgeWaiting } from './jobs/judge-waiting.ts';
import { notifyOfCountedPunches } from './jobs/notify-of-counted-punches.ts';
import { notifyOfDevices } from './jobs/notify-of-devices.ts';
import { devicePins } from './pins/device-pins.ts';
import { mapPins } from './pins/map-pins.ts';
import { serveAgents } from './sync/serve-agents.ts';
import { syncAttendances } from './sync/sync-attendances.ts';

/** Terminals: the door they call at, and the endpoints for users. */
export async function serveDevices(app: FastifyInstance, services: Services): Promise<void> {
  await serveIclock(app, services);
  serveAgents(app, services);

  serve(app, services, calls.listUnclaimed, (context) => listUnclaimed(services, context));
  serve(app, services, calls.dismissUnclaimed, (context) => dismissUnclaimed(services, context));
  serve(app, services, calls.deviceHealth, (context) => deviceHealth(services, context));
  serve(app, services, calls.deviceExchanges, (context) => listExchanges(services, context));
  serve(app, services, punches.punchBatches, (context) => listBatches(services, context));
  serve(app, services, numbers.devicePins, (context) => devicePins(services, context));
  serve(app, services, numbers.mapPins, (context) => mapPins(services, context));
  serve(app, services, commands.sendCommand, (context) => sendCommand(services, context));
  serve(app, services, commands.listCommands, (context) => listCommands(services, context));
  serve(app, services, clocks.correctClock, (context) => correctClock(services, context));
  serve(app, services, clocks.listCorrections, (context) => listCorrections(services, context));
  serve(app, services, clocks.undoCorrection, (context) => undoCorrection(services, context));
  serve(app, services, calls.makeDeviceToken, (context) => makeDeviceToken(services, context));
  serve(app, services, calls.removeDeviceToken, (context) => removeDeviceToken(services, context));
  serve(app, services, punches.releasePunches, (context) => releasePunches(services, context));
  serve(app, services, punches.syncAttendances, (context) => syncAttendances(services, context));
  serveUpload(app, services, punches.importPunches, {
    async admit({ actor }) {
      requireAll(actor, 'attendances.sync');
      return 10;
    },
    take: (context, sent) => importPunches(services, context, sent),
    again: importedBefore,
  });
  serve(app, services, punches.undoImport, (context) => undoImport(services, context));

  services.jobs.every('count_punches_again', '23 1 * * *', () => countAgain(services));
  services.jobs.every('finish_device_corrections', '* * * * *', () => finishCorrections(services));
  services.jobs.every('tell_clocks', '*/5 * * * *', () => notifyClocks(services));
  services.jobs.every('judge_waiting_punches', '*/10 * * * *', () => judgeWaiting(services));
  services.jobs.every('tell_of_counted_punches', '* * * * *', () => notifyOfCountedPunches(services));
  services.jobs.every('tell_of_devices', '*/10 * * * *', () => notifyOfDevices(services));
}
