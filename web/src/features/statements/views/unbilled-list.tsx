import type { DataOf } from '@cadre/contract/call';
import { unbilledTime } from '@cadre/contract/calls/statement-views';
import { ages } from '@cadre/rules/statements/ageing';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { GatherDialog } from './gather-dialog.tsx';

type Client = DataOf<typeof unbilledTime>['clients'][number];
type Sum = Client['all'];

/** Approved time that is not billed yet, with a link to a new statement for each client. */
export function UnbilledList() {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const query = useCall(unbilledTime, {}, { staleTime: 0 });
  const [billed, setBilled] = useState<Client>();
  const mayBill = useScope('statements.create') !== undefined;
  const sum = (currency: string | null, { minutes, amount }: Sum) => (
    <Stack gap={0}>
      <span className="digits whole">{minutes > 0 ? inHours(minutes) : '–'}</span>
      {amount !== undefined && minutes > 0 && (
        <span className="digits whole muted">{currency ? format.money(amount, currency) : t('statements.unbilled.no_rate')}</span>
      )}
    </Stack>
  );
  const columns: Column<Client>[] = [
    { name: 'client', head: t('statements.unbilled.client'), isHeading: true, cell: ({ client }) => client.name },
    ...ages.map((age) => ({
      name: age,
      head: t(`statements.unbilled.${age}`),
      isNumber: true,
      cell: (row: Client) => sum(row.currency, row[age]),
    })),
    { name: 'all', head: t('statements.unbilled.all'), isNumber: true, cell: ({ currency, all }) => sum(currency, all) },
    {
      name: 'milestones',
      head: t('statements.unbilled.milestones'),
      isNumber: true,
      cell: ({ milestones, milestones_amount, currency }) =>
        milestones > 0 &&
        (milestones_amount !== undefined && currency ? format.money(milestones_amount, currency) : format.number(milestones)),
    },
    {
      name: 'fees',
      head: t('statements.unbilled.fees'),
      isNumber: true,
      cell: ({ fees, fees_amount, currency }) =>
        fees > 0 && (fees_amount !== undefined && currency ? format.money(fees_amount, currency) : format.number(fees)),
    },
    {
      name: 'bill',
      head: '',
      isTight: true,
      cell: (row) =>
        mayBill &&
        row.currency !== null && (
          <Button
            size="small"
            icon={FilePlus2}
            aria-label={`${t('statements.unbilled.bill')}: ${row.client.name}`}
            onClick={() => setBilled(row)}
          >
            {t('statements.unbilled.bill')}
          </Button>
        ),
    },
  ];
  return (
    <Card
      isFlush
      title={t('statements.tabs.unbilled')}
      hint={query.data && t('statements.unbilled.as_of', { day: format.date(query.data.as_of) })}
    >
      <QueryStates query={query} rows={6} empty={({ clients }) => clients.length === 0 && t('statements.unbilled.empty')}>
        {({ clients }) => (
          <Table
            label={t('statements.tabs.unbilled')}
            phone="cards"
            rows={clients}
            keyOf={({ client, currency }) => `${client.id} ${currency ?? ''}`}
            columns={columns}
          />
        )}
      </QueryStates>
      {billed && <GatherDialog client={billed} onClose={() => setBilled(undefined)} />}
    </Card>
  );
}
