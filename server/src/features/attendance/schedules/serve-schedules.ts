import * as calls from '@cadre/contract/calls/schedules';
import * as swapCalls from '@cadre/contract/calls/shift-swaps';
import type { FastifyInstance } from 'fastify';
import type { Approvals } from '../../../crud/approvals.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readEmployeePlan } from './employee-plan.ts';
import { copyRoster } from './rosters/copy-roster.ts';
import { readRoster } from './rosters/read-roster.ts';
import { saveEntries } from './rosters/save-entries.ts';
import { askSwap, takeOffer } from './swaps/ask-swap.ts';
import { expireSwaps } from './swaps/expire-swaps.ts';
import { readDesk } from './swaps/read-desk.ts';

export function serveSchedules(app: FastifyInstance, house: House, behaviours: Behaviours, approvals: Approvals): void {
  serve(app, house, calls.readRoster, (asked) => readRoster(house, behaviours, asked));
  serve(app, house, calls.saveRosterEntries, (asked) => saveEntries(house, behaviours, asked));
  serve(app, house, calls.copyRoster, (asked) => copyRoster(house, behaviours, asked));
  serve(app, house, calls.employeePlan, (asked) => readEmployeePlan(house, asked));
  serve(app, house, swapCalls.swapDesk, ({ actor }) => readDesk(house, actor));
  serve(app, house, swapCalls.askSwap, (asked) => askSwap(house, behaviours, asked));
  serve(app, house, swapCalls.takeOffer, (asked) => takeOffer(house, behaviours, approvals, asked));

  house.jobs.every('expire_swaps', '*/5 * * * *', () => expireSwaps(house.db));
}
