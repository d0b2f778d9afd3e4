import { workerData } from 'node:worker_threads';
import { openEngine } from './open-engine.ts';

const { folder } = workerData as { folder: string };
const { postgres } = await openEngine(folder, (error) => {
  throw error;
});
await postgres.close();
