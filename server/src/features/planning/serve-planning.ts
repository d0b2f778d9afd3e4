import * as calls from '@cadre/contract/calls/planning';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import type { PlanningPorts } from './planning-ports.ts';
import { previewBooking } from './preview-booking.ts';
import { readBoard } from './read-board.ts';
import { readFree } from './read-free.ts';
import { splitBooking } from './split-booking.ts';
import { tellOfAbsences } from './tell-of-absences.ts';

export function servePlanning(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: PlanningPorts): void {
  serve(app, services, calls.planningBoard, (asked) => readBoard(services, behaviours, ports, asked));
  serve(app, services, calls.planningFree, (asked) => readFree(services, behaviours, ports, asked));
  serve(app, services, calls.previewBooking, (asked) => previewBooking(services, behaviours, ports, asked));
  serve(app, services, calls.splitBooking, (asked) => splitBooking(services, behaviours, asked));

  services.jobs.every('tell_of_absences', '* * * * *', () => tellOfAbsences(services.db));
}
