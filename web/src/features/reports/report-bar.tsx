import type { ExportFormat } from '@cadre/contract/calls/generic';
import { exportReport } from '@cadre/contract/calls/reports';
import type { ReportName } from '@cadre/contract/reports/index';
import { type GroupKey, mostGroups } from '@cadre/contract/reports/report';
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { ExportButton } from '../../crud/list/export-button.tsx';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { callApi } from '../../platform/call-api.ts';
import { openFile } from '../../platform/open-file.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';
import { ReportFilters } from './report-filters.tsx';
import { SavedReports } from './saved-reports.tsx';
import { type ComparedWith, comparedWith, type Period, periods, type ReportAddress } from './use-report-address.ts';

type Props = { address: ReportAddress; currencies: readonly string[]; currency: string | null };

/** The choice of report, days, grouping and filters; and its actions. */
export function ReportBar({ address, currencies, currency }: Props) {
  const t = useTexts();
  const isShort = !useBreakpoint().md;
  const { open, name, report, choose } = address;
  return (
    <Stack gap={3}>
      <Grid columns="fill-small" gap={3}>
        <div className="report-bar__report">
          <Pick
            label={t('reports.report')}
            value={name}
            options={open.map((value) => ({ value, label: t(`reports.names.${value}`), note: t(`reports.about.${value}`) }))}
            onPick={(value) => choose(value as ReportName)}
          />
        </div>
        {report.span === 'past' && <PeriodPick address={address} />}
        {address.mayCompare && <ComparePick address={address} />}
        <GroupPicks address={address} />
        {currencies.length > 1 && (
          <Pick
            label={t('reports.currency')}
            value={currency ?? ''}
            options={currencies.map((value) => ({ value, label: value }))}
            onPick={(value) => address.replace({ currency: value })}
          />
        )}
      </Grid>
      <Cluster justify="between">
        <ReportFilters address={address} />
        <Cluster>
          <SavedReports address={address} isShort={isShort} />
          <ExportReport address={address} isShort={isShort} />
          {isShort ? (
            <IconButton isFramed icon={Printer} label={t('reports.print')} onClick={() => window.print()} />
          ) : (
            <Button icon={Printer} onClick={() => window.print()}>
              {t('reports.print')}
            </Button>
          )}
        </Cluster>
      </Cluster>
    </Stack>
  );
}

type PickProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; note?: string }[];
  onPick: (value: string) => void;
};

const Pick = ({ label, value, options, onPick }: PickProps) => (
  <Field label={label} isTight>
    {(control) => (
      <LazyPickInput
        {...control}
        clearable={false}
        value={value}
        options={options}
        onChange={(next) => next !== null && onPick(String(next))}
      />
    )}
  </Field>
);

function PeriodPick({ address }: { address: ReportAddress }) {
  const t = useTexts();
  const { period, days, choosePeriod, replace } = address;
  return (
    <>
      <Pick
        label={t('reports.period')}
        value={period}
        options={periods.map((value) => ({ value, label: t(`reports.periods.${value}`) }))}
        onPick={(value) => choosePeriod(value as Period)}
      />
      {period === 'custom' && (
        <>
          <Field label={t('reports.from')} isTight>
            {(control) => (
              <DateInput {...control} name="from" value={days.from} onChange={(from) => replace({ from: from ?? undefined })} />
            )}
          </Field>
          <Field label={t('reports.to')} isTight>
            {(control) => <DateInput {...control} name="to" value={days.to} onChange={(to) => replace({ to: to ?? undefined })} />}
          </Field>
        </>
      )}
    </>
  );
}

/** A year before this year is the period before. */
function ComparePick({ address: { period, compare, compareWith } }: { address: ReportAddress }) {
  const t = useTexts();
  const choices = comparedWith.filter((one) => one !== 'year' || period !== 'this_year');
  return (
    <Pick
      label={t('reports.compare')}
      value={compare === 'year' && period === 'this_year' ? 'before' : compare}
      options={choices.map((value) => ({ value, label: t(`reports.compare_${value}`) }))}
      onPick={(value) => compareWith(value as ComparedWith)}
    />
  );
}

/** One choice more than there are groups, three at most. */
function GroupPicks({ address: { report, group_by, groupBy } }: { address: ReportAddress }) {
  const t = useTexts();
  const places = Math.min(mostGroups, group_by.length + 1);
  return Array.from({ length: places }, (_, at) => {
    const current = group_by[at];
    const others = report.groups.filter((key) => key === current || !group_by.includes(key));
    return (
      <Pick
        // biome-ignore lint/suspicious/noArrayIndexKey: each choice belongs to a position
        key={at}
        label={t(at === 0 ? 'reports.group_by' : 'reports.then_by')}
        value={current ?? 'none'}
        options={[
          { value: 'none', label: t('reports.no_group') },
          ...others.map((value) => ({ value, label: t(`reports.groups.${value}`) })),
        ]}
        onPick={(value) => groupBy([...group_by.slice(0, at), ...(value === 'none' ? [] : [value as GroupKey, ...group_by.slice(at + 1)])])}
      />
    );
  });
}

function ExportReport({ address: { name, report, filters }, isShort }: { address: ReportAddress; isShort: boolean }) {
  const { permissions } = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) => callApi(exportReport, { name, format, filters }),
    onSuccess: ({ link }) => openFile(link),
  });
  if (!permissions[`${report.access.split('.')[0]}.export`]) return null;
  return <ExportButton isBusy={isPending} isShort={isShort} onExport={mutate} />;
}
