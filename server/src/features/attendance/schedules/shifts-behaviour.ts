import type { Behaviour } from '../../../crud/behaviour.ts';
import { emptyAsDefault } from './empty-as-default.ts';

/** Whether a shift is still in use is the database's to know. */
export const shiftsBehaviour: Behaviour = {
  async beforeWrite(write) {
    emptyAsDefault(write, ['break_minutes', 'paid_break', 'min_rest_minutes', 'valid_from', 'active']);
  },
};
