import { type PunchBatch, punchBatches } from '@cadre/contract/calls/devices';
import { useDeviceQuery } from '../use-device-query.ts';

type Wanted = { device_id?: number; source?: 'file' };

export const useBatches = (query: Wanted) => useDeviceQuery<PunchBatch[]>(punchBatches.path, { query });
