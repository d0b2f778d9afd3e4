import type { Behaviours } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { bonusesBehaviour } from './bonuses-behaviour.ts';
import { compensationsBehaviour } from './compensations-behaviour.ts';
import { deductionsBehaviour } from './deductions-behaviour.ts';
import { payComponentsBehaviour } from './pay-components-behaviour.ts';
import { payItem, targetOf } from './pay-item-behaviour.ts';
import { payOpeningsBehaviour } from './pay-openings-behaviour.ts';
import { payPoliciesBehaviour } from './pay-policies-behaviour.ts';
import { taxDetailsBehaviour } from './tax-details-behaviour.ts';

const allowances = payItem('allowances');

export const payItemsBehaviours = {
  compensations: compensationsBehaviour,
  'tax-details': taxDetailsBehaviour,
  'pay-openings': payOpeningsBehaviour,
  allowances: {
    ...allowances,
    columns: { ...allowances.columns, target: () => targetOf, pay_months: () => sql`coalesce(r.pay_months, '[]')` },
    async beforeWrite(write) {
      await allowances.beforeWrite(write);
      const { values } = write;
      // A list travels as empty where the column is null, so an allowance can be sent back as it was read.
      if (values.pay_months === '[]') values.pay_months = null;
    },
  },
  bonuses: bonusesBehaviour,
  deductions: deductionsBehaviour,
  'pay-components': payComponentsBehaviour,
  'pay-policies': payPoliciesBehaviour,
} satisfies Behaviours;
