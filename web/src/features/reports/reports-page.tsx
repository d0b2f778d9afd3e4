import { readReport } from '@cadre/contract/calls/reports';
import { keepPreviousData } from '@tanstack/react-query';
import '../../crud/crud.css';
import '../../fields/fields.css';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ReportBar } from './report-bar.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportTable } from './report-table.tsx';
import './reports.css';
import { useReportAddress } from './use-report-address.ts';

/** One report at a time: its description, a chart, and its numbers. */
export function ReportsPage() {
  const t = useTexts();
  const format = useFormat();
  const address = useReportAddress();
  const { name, filters, isWhole, by } = address;
  const { data, error, isFetching, refetch } = useCall(
    readReport,
    { name, filters: JSON.stringify(filters) },
    { placeholderData: keepPreviousData, enabled: isWhole },
  );
  // While another report loads, the previous one may still be cached and must not be shown as this one.
  const table = data?.report === name ? data : undefined;
  const days = table?.from && table.to ? t('reports.from_to', { from: format.date(table.from), to: format.date(table.to) }) : undefined;
  return (
    <Stack>
      <Card label={t('reports.report')} className="not-printed">
        <ReportBar address={address} currencies={table?.currencies ?? []} currency={table?.currency ?? null} />
      </Card>
      {/* A new key for the loaded report avoids visible shifts of the layout. */}
      <Stack key={table ? 'shown' : 'loading'}>
        {table && <ReportChart table={table} />}
        <Card
          isFlush
          title={t(`reports.names.${name}`)}
          hint={[
            t(`reports.about.${name}`),
            name === 'muster-days' && t('reports.day_letters'),
            days,
            table?.currency && t('reports.by_day_rate'),
            table?.compared && t('reports.compared_with', { from: format.date(table.compared.from), to: format.date(table.compared.to) }),
            table && t('reports.as_of', { when: format.moment(table.as_of) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          aria-busy={isFetching}
        >
          {!table && error && <FailedState problem={error} onRetry={refetch} />}
          {!table && !error && <Skeleton rows={20} columns={6} />}
          {table && table.rows.length === 0 && table.group_by.length > 0 && <EmptyState text={t('reports.no_rows')} />}
          {table && (table.rows.length > 0 || table.group_by.length === 0) && (
            <ReportTable key={JSON.stringify(filters)} table={table} by={by} />
          )}
        </Card>
      </Stack>
    </Stack>
  );
}
