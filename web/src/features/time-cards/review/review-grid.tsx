import { callsOf } from '@cadre/contract/calls-of';
import { toneOf } from '@cadre/contract/fields';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { keepPreviousData } from '@tanstack/react-query';
import { SelectBox } from '../../../crud/list/bulk/select-box.tsx';
import { useSelection } from '../../../crud/list/bulk/use-selection.ts';
import { ListFilters } from '../../../crud/list/filters/list-filters.tsx';
import { BulkMoves } from '../../../crud/moves/bulk-moves.tsx';
import type { Page } from '../../../crud/page.ts';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { openOnClick } from '../../../ui/overlays/open-on-click.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { RowAnchor } from '../../../ui/table/row-link.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { byPerson, type PersonWeeks, wholeWeeks } from './by-person.ts';

/** As many weeks as a screen has room for, and as a tablet has. */
const shownWeeks = 6;
const tabletWeeks = 5;

/** People by weeks: submitted weeks, and those pending a decision. */
export function ReviewGrid({ page }: { page: Page }) {
  const t = useTexts();
  const weeks = usePeriod('week');
  const first = addDays(weeks.period.from, -7 * (shownWeeks - 1));
  const { q, filters } = page.address.list;
  const query = useCall(
    callsOf(timeCards).list,
    {
      per_page: 200,
      order_by: 'from_date',
      order_dir: 'desc',
      search: q || undefined,
      filters: JSON.stringify({ ...filters, from_date: { from: first, to: weeks.period.from } }),
    },
    { placeholderData: keepPreviousData },
  );
  const rows = (query.data?.data ?? []) as unknown as Row[];
  const selection = useSelection(rows);
  const mondays = wholeWeeks(
    Array.from({ length: shownWeeks }, (_, index) => addDays(first, 7 * index)),
    rows,
    query.data?.meta.total ?? 0,
  );
  return (
    <Card isFlush label={t('timeCard.review')}>
      <Stack gap={2}>
        <ListFilters page={page} meta={query.data?.meta} />
        <Cluster justify="between">
          <PeriodBar of={weeks} />
          <Cluster>
            {selection.rows.length > 0 && <span role="status">{t('lists.selected', { count: selection.rows.length })}</span>}
            <BulkMoves resource={timeCards} selection={selection} />
          </Cluster>
        </Cluster>
        <QueryStates query={query} rows={8} empty={({ data }) => data.length === 0 && t('timeCard.nothing_to_review')}>
          {({ meta }) => (
            <>
              {meta.total > rows.length && <Alert tone="info">{t('timeCard.narrow_down', { count: String(rows.length) })}</Alert>}
              <Table<PersonWeeks>
                label={t('timeCard.review')}
                phone="cards"
                rows={byPerson(rows)}
                keyOf={({ id }) => id}
                columns={[
                  {
                    name: 'person',
                    head: t('timeCard.person'),
                    isHeading: true,
                    cell: ({ name, pic }) => <PersonName name={name} pic={pic} />,
                  },
                  ...mondays.map((monday, index) => ({
                    name: monday,
                    isMinor: index < mondays.length - tabletWeeks,
                    head: t('timeCard.week_number', { week: String(isoWeekOf(monday).week) }),
                    cell: ({ weeks: of }: PersonWeeks) => {
                      const row = of.get(monday);
                      return row ? <WeekState page={page} row={row} selection={selection} /> : null;
                    },
                  })),
                ]}
              />
            </>
          )}
        </QueryStates>
      </Stack>
    </Card>
  );
}

function WeekState({ page, row, selection }: { page: Page; row: Row; selection: ReturnType<typeof useSelection> }) {
  const labels = useLabels();
  const status = String(row.status);
  const isOpen = row.can?.approve === true;
  return (
    <Cluster gap={1} className="pressable" onClick={openOnClick(() => page.open(row))}>
      {isOpen && <SelectBox page={page} row={row} selection={selection} />}
      <RowAnchor href={page.hrefOf(row)} onOpen={() => page.open(row)}>
        {asHours(Number(row.total_minutes))}
      </RowAnchor>
      <Badge tone={toneOf(timeCards.fields.status, status)}>{labels.option('time-cards', 'status', status)}</Badge>
    </Cluster>
  );
}
