import type { CostLine } from '@cadre/rules/travel/cost';
import type { Leg } from '@cadre/rules/travel/legs';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Columns } from '../../../platform/database/tables.ts';

export type TravelInput = Columns<'travels', 'employee_id' | 'start_date' | 'end_date'> & {
  id: number;
  type: 'domestic' | 'international';
  legs: Leg[];
  estimate: CostLine[];
  advance: number | null;
};

/** The columns of a trip that its steps need; the database returns decimals as text. */
export type StoredTravel = StoredRow &
  Omit<TravelInput, 'advance'> &
  Columns<'travels', 'title' | 'project_id' | 'attempt' | 'as_draft' | 'currency' | 'working_days'> & {
    advance: string | null;
    estimate_total: number;
    actual_cost: CostLine[];
    status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested' | 'completed';
  };

export const wantedOf = ({ advance, ...travel }: StoredTravel): TravelInput => ({
  ...travel,
  advance: advance === null ? null : Number(advance),
});
