import * as calls from '@cadre/contract/calls/schedules';
import * as swapCalls from '@cadre/contract/calls/shift-swaps';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readEmployeePlan } from './employee-plan.ts';
import { copyRoster } from './rosters/copy-roster.ts';
import { readRoster } from './rosters/read-roster.ts';
import { saveEntries } from './rosters/save-entries.ts';
import { askSwap, takeOffer } from './swaps/ask-swap.ts';
import { expireSwaps } from './swaps/expire-swaps.ts';
import { readSwapOverview } from './swaps/read-swap-overview.ts';

export function serveSchedules(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, calls.readRoster, (context) => readRoster(services, behaviours, context));
  serve(app, services, calls.saveRosterEntries, (context) => saveEntries(services, behaviours, context));
  serve(app, services, calls.copyRoster, (context) => copyRoster(services, behaviours, context));
  serve(app, services, calls.employeePlan, (context) => readEmployeePlan(services, context));
  serve(app, services, swapCalls.swapOverview, ({ actor }) => readSwapOverview(services, actor));
  serve(app, services, swapCalls.askSwap, (context) => askSwap(services, behaviours, context));
  serve(app, services, swapCalls.takeOffer, (context) => takeOffer(services, behaviours, context));

  services.jobs.every('expire_swaps', '*/5 * * * *', () => expireSwaps(services.db));
}
