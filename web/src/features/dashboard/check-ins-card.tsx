import { attendances } from '@cadre/contract/resources/attendances';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../crud/list-link.ts';
import { useList } from '../../crud/use-list.ts';
import type { Named, Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { isEmployee, useMe, useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';
import './check-ins-card.css';
import { twelveHourClock } from './twelve-hour-clock.ts';

const shown = 10;

/** Who came in last today, as far as its reader's right to attendance reaches. */
export const CheckInsCard = () => (useScope('attendances.view') === undefined ? null : <CheckIns />);

function CheckIns() {
  const t = useTexts();
  const { user } = useMe();
  const today = useFormat().today();
  const filters = { action: ['in'], created_at: { from: today, to: today } };
  const query = useList(attendances, { page: 1, per_page: shown, sort: attendances.order, q: '', filters });
  return (
    <Card title={t('dashboard.check_ins')} more={isEmployee(user) ? undefined : listLink(attendances, '/attendances', filters)}>
      <CardStates query={query} rows={5} empty={({ data }) => (counted(data).length === 0 ? t('dashboard.no_check_ins') : undefined)}>
        {({ data }) => (
          <ol className="check-ins">
            {counted(data).map((row) => (
              <CheckIn key={row.id} row={row} hasPage={!isEmployee(user)} />
            ))}
          </ol>
        )}
      </CardStates>
    </Card>
  );
}

/** What was voided is no check-in. */
const counted = (rows: Row[]): Row[] => rows.filter(({ state }) => state !== 'voided');

function CheckIn({ row, hasPage }: { row: Row; hasPage: boolean }) {
  const { timezone } = usePreferences();
  const { name } = (row.employee ?? { name: '' }) as Named;
  const words = (
    <>
      <Avatar name={name} />
      <span className="check-ins__name">{name}</span>
    </>
  );
  return (
    <li>
      <time dateTime={String(row.created_at)}>{twelveHourClock(timezone, String(row.created_at))}</time>
      {hasPage ? (
        <Link to="/attendances" search={{ id: String(row.id) } as never}>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </li>
  );
}
