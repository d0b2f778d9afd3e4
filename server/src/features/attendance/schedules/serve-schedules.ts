import * as calls from '@cadre/contract/calls/schedules';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readEmployeePlan } from './employee-plan.ts';
import { copyRoster } from './rosters/copy-roster.ts';
import { readRoster } from './rosters/read-roster.ts';
import { saveEntries } from './rosters/save-entries.ts';

export function serveSchedules(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, calls.readRoster, (asked) => readRoster(house, behaviours, asked));
  serve(app, house, calls.saveRosterEntries, (asked) => saveEntries(house, behaviours, asked));
  serve(app, house, calls.copyRoster, (asked) => copyRoster(house, behaviours, asked));
  serve(app, house, calls.employeePlan, (asked) => readEmployeePlan(house, asked));
}
