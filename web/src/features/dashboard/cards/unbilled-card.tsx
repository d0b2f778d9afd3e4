import type { DataOf } from '@cadre/contract/call';
import { unbilledTime } from '@cadre/contract/calls/statement-views';
import { pages } from '@cadre/contract/pages';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';

type Client = DataOf<typeof unbilledTime>['clients'][number];

const shown = 6;
const tab = { tab: 'unbilled' };

/** Approved hours of the reader's projects on no statement yet, the client with the most first. Amounts are shown to users who may see money. */
export function UnbilledCard() {
  const t = useTexts();
  const query = useCall(unbilledTime, {}, dashboardFor);
  return (
    <Card title={t('dashboard.unbilled')} rows={shown} more={{ to: pages.statements.path, search: tab }}>
      <QueryStates query={query} rows={shown} empty={({ clients }) => largest(clients).length === 0 && t('dashboard.unbilled_none')}>
        {({ clients }) => (
          <Rows>
            {largest(clients).map((client) => (
              <Unbilled key={`${client.client.id} ${client.currency ?? ''}`} {...client} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const largest = (clients: readonly Client[]): Client[] =>
  clients
    .filter(({ all }) => all.minutes > 0)
    .toSorted((one, other) => other.all.minutes - one.all.minutes)
    .slice(0, shown);

function Unbilled({ client, currency, oldest, all: { minutes, amount } }: Client) {
  const t = useTexts();
  const format = useFormat();
  const hours = useHours();
  const money = currency ? format.money(amount ?? 0, currency) : t('dashboard.unbilled_no_rate');
  return (
    <RowItemLink
      to={pages.statements.path}
      search={tab}
      note={oldest && t('dashboard.unbilled_since', { day: format.date(oldest) })}
      end={
        <span className="stacked muted smaller open-positions">
          <strong className="meta-type ink digits whole">{hours(minutes)}</strong>
          {amount !== undefined && <span className="digits whole">{money}</span>}
        </span>
      }
    >
      {client.name}
    </RowItemLink>
  );
}
