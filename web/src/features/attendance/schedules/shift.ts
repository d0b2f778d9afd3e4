import type { Roster } from '@cadre/contract/calls/schedules';

/** What every grid knows of a shift. */
export type Shift = Roster['shifts'][number];
