import { bookableProjects, orderTasks as orderCall, projectOverview } from '@cadre/contract/calls/projects';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { serveEstimates } from './estimates/serve-estimates.ts';
import { tellOverruns } from './estimates/tell-overruns.ts';
import { readBookable } from './projects/bookable-projects.ts';
import { readOverview } from './projects/project-overview.ts';
import { serveRates } from './rates/serve-rates.ts';
import { notifyUsage } from './retainers/notify-usage.ts';
import { orderTasks } from './tasks/order-tasks.ts';

/** Projects beyond their declaration: state, estimates, and rates of hours. */
export function serveProjects(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, bookableProjects, (asked) => readBookable(services, asked));
  serve(app, services, projectOverview, (asked) => readOverview(services, behaviours, asked));
  serve(app, services, orderCall, (asked) => orderTasks(services, asked));
  serveEstimates(app, services, behaviours);
  serveRates(app, services);
  services.jobs.every('tell_overruns', '*/10 * * * *', () => tellOverruns(services));
  services.jobs.every('notify_retainer_usage', '*/10 * * * *', () => notifyUsage(services));
}
