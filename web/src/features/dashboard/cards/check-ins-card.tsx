import { callsOf } from '@cadre/contract/calls-of';
import { attendances } from '@cadre/contract/resources/attendances';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { listLink } from '../../../crud/address/list-link.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';

const shown = 10;
/** The others scroll inside of the card. */
const inSight = 6;

/** Today's latest check-ins within the user's scope for attendance. Voided punches and the second of a double tap are no check-ins. */
export function CheckInsCard() {
  const t = useTexts();
  const { user } = useMe();
  const { timezone } = usePreferences();
  const today = useFormat().today();
  const filters = { action: ['in'], state: ['counted'], created_at: { from: today, to: today } };
  // A day as a filter is a day in UTC; today begins at midnight where the reader is.
  const since = new Date(momentAt(timezone, today, '00:00').at).toISOString();
  const counted = JSON.stringify({ ...filters, created_at: { from: since } });
  const latest = { page: 1, per_page: shown, order_by: 'created_at', order_dir: 'desc', filters: counted } as const;
  const query = useCall(callsOf(attendances).list, latest, dashboardFor);
  return (
    <Card
      title={t('dashboard.check_ins')}
      rows={inSight}
      scrolls
      more={isEmployee(user) ? undefined : listLink(attendances, '/attendances', filters)}
    >
      <QueryStates query={query} rows={inSight} empty={({ data }) => (data.length === 0 ? t('dashboard.no_check_ins') : undefined)}>
        {({ data }) => (
          <Rows>
            {data.map((row) => (
              <CheckIn key={row.id} row={row} hasPage={!isEmployee(user)} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function CheckIn({ row, hasPage }: { row: Row; hasPage: boolean }) {
  const { timezone } = usePreferences();
  const at = String(row.created_at);
  const start = <time dateTime={at}>{twelveHourClock(timezone, at)}</time>;
  const person = <PersonName name={(row.employee as NamedRef | null)?.name ?? ''} pic={row.pic as string | null} />;
  if (!hasPage) return <RowItem start={start}>{person}</RowItem>;
  return (
    <RowItemLink start={start} to="/attendances" search={{ id: String(row.id) }}>
      {person}
    </RowItemLink>
  );
}

/** `08:58 am` in every language, as specified for the dashboard. */
const twelveHourClock = (zone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h12' })
    .format(new Date(moment))
    .replace('\u202f', ' ')
    .toLowerCase();
