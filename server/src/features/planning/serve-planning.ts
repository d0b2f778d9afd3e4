import * as calls from '@cadre/contract/calls/planning';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PlanningWorks } from './planning-works.ts';
import { previewBooking } from './preview-booking.ts';
import { readBoard } from './read-board.ts';
import { readFree } from './read-free.ts';
import { splitBooking } from './split-booking.ts';
import { tellOfAbsences } from './tell-of-absences.ts';

export function servePlanning(app: FastifyInstance, house: House, behaviours: Behaviours, works: PlanningWorks): void {
  serve(app, house, calls.planningBoard, (asked) => readBoard(house, behaviours, works, asked));
  serve(app, house, calls.planningFree, (asked) => readFree(house, behaviours, works, asked));
  serve(app, house, calls.previewBooking, (asked) => previewBooking(house, behaviours, works, asked));
  serve(app, house, calls.splitBooking, (asked) => splitBooking(house, behaviours, asked));

  house.jobs.every('tell_of_absences', '* * * * *', () => tellOfAbsences(house.db));
}
