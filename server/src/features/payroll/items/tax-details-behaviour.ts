import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inCurrencyOfBranch } from './pay-item-behaviour.ts';

const defaulted = ['children', 'exempt_from_tax', 'exempt_from_social'];

export const taxDetailsBehaviour: Behaviour = {
  complete: inCurrencyOfBranch,
  async beforeWrite({ values }) {
    for (const name of defaulted) if (values[name] === null) values[name] = sql`default`;
  },
};
