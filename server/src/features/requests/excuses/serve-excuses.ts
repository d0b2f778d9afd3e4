import { previewExcuse as previewCall, excuseQuota as quotaCall } from '@cadre/contract/calls/excuses';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readQuota } from './excuse-quota.ts';
import { previewExcuse } from './preview-excuse.ts';
import type { ExcusePorts } from './stored-excuse.ts';

export function serveExcuses(app: FastifyInstance, services: Services, ports: ExcusePorts): void {
  serve(app, services, previewCall, (context) => previewExcuse(services, ports, context));
  serve(app, services, quotaCall, (context) => readQuota(services, ports, context));
}
