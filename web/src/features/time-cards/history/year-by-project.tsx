import { callsOf } from '@cadre/contract/calls-of';
import { tasks } from '@cadre/contract/resources/tasks';
import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { keepPreviousData } from '@tanstack/react-query';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useAsk } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PeriodStepper } from '../../../ui/period-stepper.tsx';
import { QueryStates } from '../../../ui/query-states.tsx';
import { Table } from '../../../ui/table.tsx';
import { type BookedRow, byProject } from './by-project.ts';

/** As many as one answer has: more than anybody books in a year. */
const mostRows = 1000;

/** What a year of one's own went into. */
export function YearByProject() {
  const t = useTexts();
  const format = useFormat();
  const parameters = useParameters();
  const current = isoWeekOf(format.today()).year;
  const asked = parameters.get('year');
  const year = /^20\d\d$/.test(asked) ? Number(asked) : current;
  const go = (to: number) => parameters.push({ year: to === current ? undefined : String(to) });
  const query = useAsk(
    callsOf(tasks).list,
    {
      per_page: mostRows,
      filters: JSON.stringify({ employee_id: 'self', date: { from: mondayOf(year, 1), to: addDays(mondayOf(year + 1, 1), -1) } }),
    },
    { placeholderData: keepPreviousData },
  );
  const { rows, minutes, billable } = byProject((query.data?.data ?? []) as unknown as readonly BookedRow[]);
  return (
    <Card
      isFlush
      title={t('timeCard.by_project')}
      hint={minutes > 0 && t('timeCard.year_sum', { hours: asHours(minutes), share: format.share(shareOf(billable, minutes)) })}
      actions={
        <PeriodStepper
          label={String(year)}
          previous={t('timeCard.previous_year')}
          next={t('timeCard.next_year')}
          current={year === current ? undefined : { text: String(current), onChoose: () => go(current) }}
          onStep={(by) => go(year + by)}
        />
      }
    >
      <QueryStates query={query} rows={3} empty={({ data }) => data.length === 0 && t('timeCard.no_year', { year: String(year) })}>
        {() => (
          <Table
            label={t('timeCard.by_project')}
            phone="cards"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { name: 'project', head: t('timeCard.project'), isHeading: true, cell: ({ name }) => name },
              { name: 'hours', head: t('timeCard.logged'), isNumber: true, cell: (row) => asHours(row.minutes) },
              { name: 'billable', head: t('timeCard.billable'), isNumber: true, cell: (row) => asHours(row.billable) },
              { name: 'share', head: t('timeCard.share'), isNumber: true, cell: (row) => format.share(shareOf(row.minutes, minutes)) },
            ]}
          />
        )}
      </QueryStates>
    </Card>
  );
}

/** In basis points, to whole percent. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100) * 100);
