import type { StoredRow } from '../../crud/behaviour.ts';
import type { Model } from './changeable.ts';
import type { Wanted } from './wanted-change.ts';

export type StoredRequest = StoredRow & {
  employee_id: number;
  model: Model;
  model_id: number | null;
  summary: string;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  wanted: Wanted;
};
