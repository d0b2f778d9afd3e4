import { requestDocuments as requestCall } from '@cadre/contract/calls/documents';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { requestDocuments } from './request-documents.ts';

export function serveDocuments(app: FastifyInstance, services: Services): void {
  serve(app, services, requestCall, (context) => requestDocuments(services, context));
}
