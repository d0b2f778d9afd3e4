import { punchBatches } from '@cadre/contract/calls/devices';
import { useAsk } from '../../../platform/ask.ts';
import { freshly } from '../freshly.ts';

export const useBatches = (wanted: { device_id?: number; source?: 'file' }) => useAsk(punchBatches, wanted, freshly());
