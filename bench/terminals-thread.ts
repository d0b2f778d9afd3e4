import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { connectTerminals } from './terminals.ts';

/** Real terminals run on other machines, so these only use spare processor time. */
setPriority(constants.priority.PRIORITY_LOW);
const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const terminals = await connectTerminals(url, headers);
parentPort?.on('message', async (input: 'start' | 'stop') => {
  if (input === 'start') return terminals.start();
  parentPort?.postMessage(await terminals.stop());
  parentPort?.close();
});
parentPort?.postMessage('connected');
