import { type PayCost, payCosts, payCostsFile } from '@cadre/contract/calls/pay-costs';
import { isMonth } from '@cadre/rules/calendar';
import { FileDown } from 'lucide-react';
import '../../../crud/crud.css';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { openFile } from '../../../platform/open-file.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';

/** The cost of a month's approved pay by cost center; the default is the latest month that has some. */
export function PayCostsPage() {
  const t = useTexts();
  const requested = useParameters().get('month');
  const query = useCall(payCosts, isMonth(requested) ? { month: requested } : {});
  const months = usePeriod('month', query.data ? `${query.data.meta.latest_month}-01` : null);
  const month = String(months.query.month);
  const isKnown = isMonth(requested) || query.data !== undefined;
  const file = useCallMutation(payCostsFile, {}, { onSuccess: ({ link }: { link: string }) => openFile(link) });
  return (
    <Stack>
      <Cluster justify="between">
        {isKnown ? <PeriodBar of={months} /> : <span />}
        <Cluster>
          <HideAmountsSwitch />
          <Button icon={FileDown} isBusy={file.isPending} onClick={() => file.mutate({ month, format: 'xlsx' })}>
            {t('payroll.download')}
          </Button>
        </Cluster>
      </Cluster>
      <Card isFlush title={t('menu.pay_costs')} hint={t('pay.costs.hint')}>
        <QueryStates query={query} rows={5} empty={({ data }) => data.length === 0 && t('pay.costs.none')}>
          {({ data }) => <Costs rows={data} />}
        </QueryStates>
      </Card>
    </Stack>
  );
}

function Costs({ rows }: { rows: readonly PayCost[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const amount = (name: 'earnings' | 'employer' | 'total' | 'so_far', head: string) => ({
    name,
    head,
    isNumber: true,
    cell: (row: PayCost) => <Amount value={row[name]} currency={row.currency} />,
  });
  return (
    <Table<PayCost>
      label={t('menu.pay_costs')}
      phone="cards"
      rows={rows}
      keyOf={({ cost_center, currency }) => `${cost_center?.id} ${currency}`}
      columns={[
        {
          name: 'cost_center',
          head: labels.field('cost-shares', 'cost_center_id'),
          isHeading: true,
          cell: ({ cost_center }) => (cost_center ? `${cost_center.code} ${cost_center.name}` : t('pay.costs.without')),
        },
        { name: 'people', head: labels.field('payrolls', 'employees_count'), isNumber: true, cell: ({ people }) => format.number(people) },
        amount('earnings', t('pay.costs.earnings')),
        amount('employer', t('pay.costs.employer')),
        amount('total', t('pay.costs.total')),
        amount('so_far', t('pay.costs.so_far')),
      ]}
    />
  );
}
