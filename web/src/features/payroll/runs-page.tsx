import { payrolls } from '@cadre/contract/resources/payrolls';
import { isMonth } from '@cadre/rules/calendar';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { KindOverrides } from '../../fields/index.ts';
import type { Draft } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format/format.ts';
import { runPath } from './payslip-path.ts';
import { PeriodInput } from './run/period-input.tsx';
import { usePayPeriods } from './use-pay-periods.ts';

/** All runs, newest month first. A new run is for the current month unless the URL names another, and opens right away. */
export function RunsPage() {
  const requested = useParameters().get('for');
  const today = useFormat().today();
  const month = isMonth(requested) ? requested : today.slice(0, 7);
  const hasPeriods = usePayPeriods() !== null;
  return (
    <ResourcePage
      resource={payrolls}
      kinds={kinds}
      hideFields={hasPeriods ? shown : hidden}
      form={{ showsField: showsRunField, initial: { month }, serverFills, openAfterCreate: true, hideSaveAndNew: true }}
      record={{ path: ({ id }) => runPath(id) }}
    />
  );
}

const serverFills = ['name', 'pay_date'] as const;
const kinds: KindOverrides = { from_date: { Input: PeriodInput } };
const shown = ['to_date', 'period'];
const hidden = ['frequency', 'from_date', ...shown];

const showsRunField = (name: string, { frequency }: Draft): boolean | 'required' =>
  name !== 'from_date' || ((frequency ?? 'monthly') !== 'monthly' && 'required');
