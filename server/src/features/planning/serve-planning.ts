import * as calls from '@cadre/contract/calls/planning';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { notifyOfAbsences } from './notify-of-absences.ts';
import { previewBooking } from './preview-booking.ts';
import { readBoard } from './read-board.ts';
import { readFree } from './read-free.ts';
import { splitBooking } from './split-booking.ts';

export function servePlanning(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: Plans): void {
  serve(app, services, calls.planningBoard, (context) => readBoard(services, behaviours, ports, context));
  serve(app, services, calls.planningFree, (context) => readFree(services, behaviours, ports, context));
  serve(app, services, calls.previewBooking, (context) => previewBooking(services, behaviours, ports, context));
  serve(app, services, calls.splitBooking, (context) => splitBooking(services, behaviours, context));

  services.jobs.every('tell_of_absences', '* * * * *', () => notifyOfAbsences(services.db));
}
