import type { Behaviour } from '../../../crud/behaviour.ts';

/** A rate that a person enters or changes is a typed one, wherever it came from. */
export const exchangeRatesBehaviour: Behaviour = {
  async beforeWrite({ values }) {
    values.source = 'typed';
  },
};
