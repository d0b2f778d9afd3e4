import * as calls from '@cadre/contract/calls/documents';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { rejectDocument } from './reject-document.ts';
import { requestDocuments } from './request-documents.ts';

export function serveDocuments(app: FastifyInstance, house: House): void {
  serve(app, house, calls.requestDocuments, (asked) => requestDocuments(house, asked));
  serve(app, house, calls.rejectDocument, (asked) => rejectDocument(house, asked));
}
