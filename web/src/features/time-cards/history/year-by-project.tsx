import { taskSummery } from '@cadre/contract/calls/task-summary';
import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { minutesOf } from '@cadre/rules/duration';
import { keepPreviousData } from '@tanstack/react-query';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/table/table.tsx';

/** The user's hours of a year, by project. */
export function YearByProject() {
  const t = useTexts();
  const inHours = useHours();
  const clock = (hours: number): string => inHours(minutesOf(hours));
  const format = useFormat();
  const parameters = useParameters();
  const current = isoWeekOf(format.today()).year;
  const requested = parameters.get('year');
  const year = /^20\d\d$/.test(requested) ? Number(requested) : current;
  const go = (to: number) => parameters.push({ year: to === current ? undefined : String(to) });
  const query = useCall(
    taskSummery,
    {
      filters: JSON.stringify({
        employee: 'self',
        date: { from: mondayOf(year, 1), to: addDays(mondayOf(year + 1, 1), -1) },
        group_by: ['project'],
      }),
    },
    { placeholderData: keepPreviousData },
  );
  const { groups = [], totals } = query.data ?? {};
  const rows = groups.toSorted((one, other) => other.hours - one.hours);
  return (
    <Card
      isFlush
      title={t('timeCard.by_project')}
      hint={
        totals &&
        totals.hours > 0 &&
        t('timeCard.year_sum', { hours: clock(totals.hours), share: format.share(inPercent(totals.billable_hours / totals.hours)) })
      }
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
      <QueryStates query={query} rows={3} empty={(summary) => summary.groups.length === 0 && t('timeCard.no_year', { year: String(year) })}>
        {() => (
          <Table
            label={t('timeCard.by_project')}
            phone="cards"
            rows={rows}
            keyOf={({ key }) => String(key.project)}
            columns={[
              { name: 'project', head: t('timeCard.project'), isHeading: true, cell: ({ label }) => label },
              { name: 'hours', head: t('timeCard.logged'), isNumber: true, cell: ({ hours }) => clock(hours) },
              { name: 'billable', head: t('timeCard.billable'), isNumber: true, cell: ({ billable_hours }) => clock(billable_hours) },
              { name: 'share', head: t('timeCard.share'), isNumber: true, cell: ({ share }) => format.share(inPercent(share)) },
            ]}
          />
        )}
      </QueryStates>
    </Card>
  );
}

/** In basis points, to whole percent. */
const inPercent = (share: number): number => Math.round(share * 100) * 100;
