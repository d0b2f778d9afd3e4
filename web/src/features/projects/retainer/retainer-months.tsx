import type { ProjectOverview } from '@cadre/contract/calls/projects';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { UsageBar } from './usage-bar.tsx';

type Period = ProjectOverview['periods'][number];

type HoursOfMonth = 'agreed' | 'carried_in' | 'left' | 'overage' | 'lapsed';

/** For each month: the available hours, the used hours, and the amounts. */
export function RetainerMonths({ periods, currency }: { periods: readonly Period[]; currency: string }) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const { month: nameOf } = useDayWords();
  const most = (name: 'spent' | HoursOfMonth): number => Math.max(...periods.map((period) => period[name]));
  const hours = (name: HoursOfMonth, isAlways = false): Column<Period> => ({
    name,
    head: t(`project.${name}`),
    isNumber: true,
    cell: (period) => (period[name] > 0 || isAlways) && inHours(period[name], most(name)),
  });
  const money = (name: 'fee' | 'overage_amount'): Column<Period>[] =>
    periods.some((period) => typeof period[name] === 'number')
      ? [
          {
            name,
            head: t(`project.${name}`),
            isNumber: true,
            cell: (period) => {
              const amount = period[name];
              return typeof amount === 'number' && (amount > 0 || name === 'fee') && format.money(amount, currency);
            },
          },
        ]
      : [];
  const columns: Column<Period>[] = [
    { name: 'month', head: t('project.month'), isHeading: true, cell: ({ month }) => nameOf(month.slice(0, 7)) },
    hours('agreed', true),
    hours('carried_in'),
    {
      name: 'spent',
      head: t('project.used'),
      isNumber: true,
      leastWidth: 96,
      cell: (period) => (
        <Stack as="span" gap={1}>
          <span>{inHours(period.spent, most('spent'))}</span>
          <UsageBar period={period} size="small" />
        </Stack>
      ),
    },
    hours('left', true),
    hours('overage'),
    hours('lapsed'),
    ...money('fee'),
    ...money('overage_amount'),
  ];
  return (
    <Card isFlush title={t('project.periods')}>
      <Table label={t('project.periods')} phone="cards" columns={columns} rows={periods} keyOf={({ month }) => month} />
    </Card>
  );
}
