import { type Features, readFeatures } from '@cadre/contract/calls/features';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';

export function serveFeatures(app: FastifyInstance, house: House): void {
  const { languagePicker, quickSearch } = house.config;
  const data: Features = { language_picker: languagePicker, quick_search: quickSearch };
  serve(app, house, readFeatures, async () => ({ data }));
}
