import type { AbsenceRate } from '@cadre/contract/calls/dashboard';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Table } from '../../ui/table.tsx';
import { absenceShares } from './absence-shares.ts';
import { useAbsentDays } from './use-absent-days.ts';

/** The same in numbers. */
export function AbsenceTable({ rate }: { rate: AbsenceRate }) {
  const t = useTexts();
  const format = useFormat();
  const linkOf = useAbsentDays(rate);
  const rows = rate.departments.map((department) => ({ ...department, ...absenceShares(department) }));
  type Row = (typeof rows)[number];
  const share = (name: 'leave' | 'excuse' | 'unexplained' | 'total') => ({
    name,
    head: t(`dashboard.absence_${name}`),
    isNumber: true,
    cell: (row: Row) => format.share(row[name]),
  });
  return (
    <Table
      label={t('dashboard.absence')}
      rows={rows}
      keyOf={({ department_id }) => department_id ?? 0}
      columns={[
        {
          name: 'department',
          head: t('dashboard.departments'),
          isHeading: true,
          cell: ({ department_id, name }) => {
            const link = linkOf(department_id);
            const words = name ?? t('dashboard.absence_small');
            return link ? <Link {...link}>{words}</Link> : words;
          },
        },
        { name: 'people', head: t('dashboard.absence_people'), isNumber: true, cell: ({ people }) => format.number(people) },
        share('leave'),
        share('excuse'),
        share('unexplained'),
        share('total'),
      ]}
    />
  );
}
