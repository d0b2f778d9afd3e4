import { previewExcuse as previewCall, excuseQuota as quotaCall } from '@cadre/contract/calls/excuses';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/http/serve.ts';
import { tellQuota } from './excuse-quota.ts';
import { previewExcuse } from './preview-excuse.ts';
import type { ExcuseWorks } from './stored-excuse.ts';

export function serveExcuses(app: FastifyInstance, house: House, works: ExcuseWorks): void {
  serve(app, house, previewCall, (asked) => previewExcuse(house, works, asked));
  serve(app, house, quotaCall, (asked) => tellQuota(house, works, asked));
}
