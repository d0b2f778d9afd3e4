import { startProduct } from './server.ts';

/** One product for all journeys. Journeys find it by these two, which the workers inherit. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  process.env.E2E_OUTBOX = product.outbox;
  return product.stop;
}
