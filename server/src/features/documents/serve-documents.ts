import { requestDocuments as requestCall } from '@cadre/contract/calls/documents';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { requestDocuments } from './request-documents.ts';

export function serveDocuments(app: FastifyInstance, house: House): void {
  serve(app, house, requestCall, (asked) => requestDocuments(house, asked));
}
