import { bookableProjects, orderTasks as orderCall, projectOverview } from '@cadre/contract/calls/projects';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { notifyOverruns } from './estimates/notify-overruns.ts';
import { serveEstimates } from './estimates/serve-estimates.ts';
import { readBookable } from './projects/bookable-projects.ts';
import { readOverview } from './projects/project-overview.ts';
import { serveRates } from './rates/serve-rates.ts';
import { notifyUsage } from './retainers/notify-usage.ts';
import { orderTasks } from './tasks/order-tasks.ts';

/** Projects beyond their declaration: state, estimates, and rates of hours. */
export function serveProjects(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, bookableProjects, (context) => readBookable(services, context));
  serve(app, services, projectOverview, (context) => readOverview(services, behaviours, context));
  serve(app, services, orderCall, (context) => orderTasks(services, context));
  serveEstimates(app, services, behaviours);
  serveRates(app, services);
  services.jobs.every('tell_overruns', '*/10 * * * *', () => notifyOverruns(services));
  services.jobs.every('notify_retainer_usage', '*/10 * * * *', () => notifyUsage(services));
}
