import { bookableProjects, orderTasks as orderCall, projectOverview } from '@cadre/contract/calls/projects';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveEstimates } from './estimates/serve-estimates.ts';
import { tellOverruns } from './estimates/tell-overruns.ts';
import { readBookable } from './projects/bookable-projects.ts';
import { readOverview } from './projects/project-overview.ts';
import { serveRates } from './rates/serve-rates.ts';
import { notifyUsage } from './retainers/notify-usage.ts';
import { orderTasks } from './tasks/order-tasks.ts';

/** Projects beyond their declaration: state, estimates, and rates of hours. */
export function serveProjects(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, bookableProjects, (asked) => readBookable(house, asked));
  serve(app, house, projectOverview, (asked) => readOverview(house, behaviours, asked));
  serve(app, house, orderCall, (asked) => orderTasks(house, asked));
  serveEstimates(app, house, behaviours);
  serveRates(app, house);
  house.jobs.every('tell_overruns', '*/10 * * * *', () => tellOverruns(house));
  house.jobs.every('notify_retainer_usage', '*/10 * * * *', () => notifyUsage(house));
}
