import { compensations } from '@cadre/contract/resources/compensations';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { type Salary, useSalariesOf } from './use-salaries-of.ts';

/** The history of a salary and its planned changes. */
export function SalarySteps({ employeeId }: { employeeId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useSalariesOf(employeeId);
  if (error) return <FailedState problem={error} onRetry={refetch} />;
  return (
    <Card title={t('payItems.steps')} level={3}>
      {data ? <Steps salaries={data} /> : <Skeleton columns={1} rows={3} />}
    </Card>
  );
}

function Steps({ salaries }: { salaries: readonly Salary[] }) {
  const labels = useLabels();
  const format = useFormat();
  const today = format.today();
  const current = salaries.find(({ status, effective_from }) => status === 'approved' && effective_from <= today);
  return (
    <Timeline>
      {salaries.map((salary) => (
        <TimelineEntry
          key={salary.id}
          place={salary.id === current?.id ? 'today' : salary.effective_from > today ? 'future' : 'past'}
          head={
            <>
              <strong className="digits whole">{format.money(salary.amount, salary.currency)}</strong> ·{' '}
              {labels.option(compensations.name, 'basis', salary.basis)} · {labels.option(compensations.name, 'reason', salary.reason)}
            </>
          }
          end={<time dateTime={salary.effective_from}>{salary.effective_from}</time>}
        >
          {salary.status && salary.status !== 'approved' && (
            <StatusBadge name="status" field={compensations.fields.status} value={salary.status} />
          )}
        </TimelineEntry>
      ))}
    </Timeline>
  );
}
