import type { Behaviour } from '../../../crud/behaviour.ts';
import { componentNamed } from './component-name.ts';
import { inCurrencyOfBranch } from './pay-item-behaviour.ts';

/** Basic and taxable pay default to the whole gross pay. */
const usuallyAll = ['basic_pay', 'taxable_pay'] as const;

export const payOpeningsBehaviour: Behaviour = {
  names: { pay_component_id: componentNamed('pay_component_id') },
  complete: inCurrencyOfBranch,
  async beforeWrite({ values, before }) {
    if (before && values.currency === null) values.currency = before.currency;
    const after = { ...before, ...values };
    for (const name of usuallyAll) if (after.gross_pay != null && after[name] == null) values[name] = after.gross_pay;
  },
};
