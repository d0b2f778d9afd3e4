import { devices } from '@cadre/contract/resources/devices';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useAgo } from '../../../platform/format/ago.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';

const requested = 100;
const shown = 5;
const active = { status: ['active'] };
/** Devices that need attention come first. */
const urgency = ['offline', 'late', 'waiting', 'online'];

/** The connection status of terminals, unreachable ones first. */
export function DevicesCard() {
  const t = useTexts();
  const query = useList(devices, { page: 1, per_page: requested, sort: devices.list.order, q: '', filters: active });
  const rows = (query.data?.data ?? []).toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, shown);
  const isWell = rows.length > 0 && rows.every(({ connection }) => connection === 'online');
  return (
    <Card
      title={t('dashboard.devices')}
      hint={isWell ? t('dashboard.all_online') : undefined}
      rows={shown}
      more={listLink(devices, '/attendances/devices', active)}
    >
      <QueryStates query={query} rows={shown} empty={({ data }) => data.length === 0 && t('dashboard.no_devices')}>
        {() => (
          <Rows>
            {rows.map((row) => (
              <Device key={row.id} row={row} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const placeOf = ({ connection }: Row): number => urgency.indexOf(String(connection));

function Device({ row }: { row: Row }) {
  const ago = useAgo();
  const { connection } = devices.fields;
  return (
    <RowItemLink
      to="/attendances/devices/$id"
      params={{ id: String(row.id) }}
      note={row.last_seen_at ? ago(String(row.last_seen_at)) : undefined}
      end={<StatusBadge name="connection" field={connection} value={String(row.connection)} />}
    >
      {String(row.name)}
    </RowItemLink>
  );
}
