import { employees } from '@cadre/contract/resources/employees';
import { addDays } from '@cadre/rules/calendar';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Card } from '../card.tsx';

const days = 60;
const shown = 5;
const events = { joins: 'hire_date', leaves: 'last_working_day' } as const;
type Event = keyof typeof events;

/** Employees who join or leave in the next weeks, earliest first. */
export function JoinersLeaversCard() {
  const t = useTexts();
  const today = useFormat().today();
  const span = { from: today, to: addDays(today, days) };
  const joining = useComing('joins', span);
  const leaving = useComing('leaves', span);
  const both = {
    data: joining.data && leaving.data && inOrder(joining.data.data, leaving.data.data),
    error: joining.error ?? leaving.error,
    refetch: () => Promise.all([joining.refetch(), leaving.refetch()]),
  };
  return (
    <Card title={t('dashboard.joiners_leavers')} rows={shown} more={listLink(employees, '/employees', { hire_date: span })}>
      <QueryStates query={both} rows={shown} empty={(data) => data.length === 0 && t('dashboard.no_joiners_leavers', { days })}>
        {(data) => (
          <Rows>
            {data.map(({ event, row }) => (
              <Coming key={`${event}-${row.id}`} event={event} row={row} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const useComing = (event: Event, span: { from: string; to: string }) =>
  useList(employees, { page: 1, per_page: shown, sort: { by: events[event], dir: 'asc' }, q: '', filters: { [events[event]]: span } });

const inOrder = (joining: readonly Row[], leaving: readonly Row[]): { event: Event; row: Row }[] =>
  [...joining.map((row) => ({ event: 'joins' as const, row })), ...leaving.map((row) => ({ event: 'leaves' as const, row }))]
    .toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
    .slice(0, shown);

const dayOf = ({ event, row }: { event: Event; row: Row }): string => String(row[events[event]]);

function Coming({ event, row }: { event: Event; row: Row }) {
  const t = useTexts();
  const { short } = useDayWords();
  const name = String(row.name);
  return (
    <RowItemLink
      to="/employees/$id"
      params={{ id: String(row.id) }}
      start={<Avatar name={name} pic={row.pic as string | null} />}
      note={(row.job as NamedRef | null)?.name}
      end={<span className="muted">{t(`dashboard.${event}`, { day: short(dayOf({ event, row })) })}</span>}
    >
      {name}
    </RowItemLink>
  );
}
