import { payrolls } from '@cadre/contract/resources/payrolls';
import { isMonth } from '@cadre/rules/calendar';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useFormat } from '../../platform/format.ts';
import { runPath } from './payslip-path.ts';

/** All runs, the newest month first. A new one is for this month unless the address says another, and opens at once. */
export function RunsPage() {
  const asked = useParameters().get('for');
  const today = useFormat().today();
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  return (
    <ResourcePage resource={payrolls} initial={{ month }} filledIn={filledIn} recordPath={({ id }) => runPath(id)} opensNew oneByOne />
  );
}

const filledIn = ['name', 'pay_date'] as const;
