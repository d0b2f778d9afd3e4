import { type Features, readFeatures } from '@cadre/contract/calls/features';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';

export function serveFeatures(app: FastifyInstance, services: Services): void {
  const { languagePicker, quickSearch } = services.config;
  const data: Features = { language_picker: languagePicker, quick_search: quickSearch };
  serve(app, services, readFeatures, async () => ({ data }));
}
