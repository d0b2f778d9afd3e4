import { writeDowns } from '@cadre/contract/calls/statement-views';
import { statements } from '@cadre/contract/resources/statements';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/table/table.tsx';

/** Amounts not billed to clients, by reason. */
export function WriteDownsList() {
  const t = useTexts();
  const inHours = useHours();
  const labels = useLabels();
  const format = useFormat();
  const query = useCall(writeDowns, {}, { staleTime: 0 });
  return (
    <Card isFlush title={t('statements.tabs.write_downs')} hint={t('statements.write_downs.hint')}>
      <QueryStates query={query} rows={5} empty={(data) => data.length === 0 && t('statements.write_downs.empty')}>
        {(data) => (
          <Table
            label={t('statements.tabs.write_downs')}
            phone="cards"
            rows={data}
            keyOf={({ write_down_reason, currency }) => `${write_down_reason} ${currency}`}
            columns={[
              {
                name: 'reason',
                head: labels.field(statements.name, 'write_down_reason'),
                isHeading: true,
                cell: ({ write_down_reason }) => labels.option(statements.name, 'write_down_reason', write_down_reason),
              },
              { name: 'lines', head: t('statements.write_downs.lines'), isNumber: true, cell: ({ lines }) => format.number(lines) },
              { name: 'time', head: t('statements.columns.time'), isNumber: true, cell: ({ minutes }) => inHours(minutes) },
              {
                name: 'amount',
                head: t('statements.columns.amount'),
                isNumber: true,
                cell: ({ amount, currency }) => format.money(amount, currency),
              },
            ]}
          />
        )}
      </QueryStates>
    </Card>
  );
}
