import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { listLink } from '../../crud/address/list-link.ts';
import { useList } from '../../crud/list/use-list.ts';
import type { NamedRef, Row } from '../../fields/kind.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { Card } from './card.tsx';

const most = 50;
/** The others scroll inside of the card. */
const inSight = 7;
const { presence, status } = attendanceDays.fields;
/** Absent employees come first. */
const order = ['absent', 'due', 'in', 'left'];

/** The user's team today, each person with a picture and their presence. */
export function TeamPeople() {
  const t = useTexts();
  const format = useFormat();
  const today = format.today();
  const filters = { date: { from: today, to: today } };
  const query = useList(attendanceDays, { page: 1, per_page: most, sort: attendanceDays.list.order, q: '', filters });
  const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <Card title={t('dashboard.team_people')} rows={inSight} scrolls more={listLink(attendanceDays, '/attendances/days', filters)}>
      <QueryStates query={query} rows={inSight} empty={({ data }) => data.length === 0 && t('dashboard.team_nobody')}>
        {({ data }) => (
          <Rows>
            {inOrder(data).map((day) => {
              const { name } = (day.employee as NamedRef | null) ?? { name: '' };
              return (
                <RowItemLink
                  key={day.id}
                  to="/attendances/days"
                  search={{ id: String(day.id) }}
                  start={<Avatar name={name} pic={day.pic as string | null} />}
                  note={day.first_in ? t('dashboard.since', { time: format.clock(String(day.first_in)) }) : undefined}
                  end={
                    day.presence ? (
                      <StatusBadge name="presence" field={presence} value={String(day.presence)} />
                    ) : (
                      <StatusBadge name="status" field={status} value={String(day.status)} />
                    )
                  }
                >
                  {name}
                </RowItemLink>
              );
            })}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const placeOf = ({ presence: state }: Row): number => (order.indexOf(String(state)) + order.length + 1) % (order.length + 1);
