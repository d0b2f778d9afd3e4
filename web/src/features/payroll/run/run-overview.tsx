import { payrolls } from '@cadre/contract/resources/payrolls';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { ApprovalLevels } from '../../../crud/record/approval-levels.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { Run } from './run.ts';
import { RunDepartments } from './run-departments.tsx';
import { RunTotals } from './run-totals.tsx';
import { useRunIssues } from './use-run-issues.ts';

/** The totals of a run, the people without a payslip, and the two people responsible for it. */
export function RunOverview({ run }: { run: Run }) {
  const t = useTexts();
  const seesPay = useScope('salaries.view') === 'all';
  return (
    <Stack>
      {run.failed_count > 0 && <WithoutPayslip run={run} />}
      <InTheWay run={run} />
      <Card isFlush title={t('payroll.totals')}>
        {run.totals.length > 0 ? <RunTotals totals={run.totals} /> : <EmptyState text={t('payroll.no_totals')} />}
      </Card>
      {seesPay && run.done_count > 0 && <RunDepartments run={run} />}
      <TwoPeople run={run} />
    </Stack>
  );
}

function WithoutPayslip({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const seesPay = useScope('salaries.view') === 'all';
  return (
    <Alert
      tone={run.kind === 'off_cycle' ? 'info' : 'warning'}
      takesFocus={false}
      actions={seesPay && <Button onClick={() => parameters.push({ tab: 'people' })}>{t('payroll.tabs.people')}</Button>}
    >
      {t('payroll.failed', { count: run.failed_count })}
    </Alert>
  );
}

/** The number of issues and changes to review before the run continues. */
function InTheWay({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const seesPay = useScope('salaries.view') === 'all';
  const found = useRunIssues(run);
  if (!found) return null;
  const { block, warn } = found.counts;
  return (
    <>
      {block + warn > 0 && (
        <Alert
          tone={block > 0 ? 'danger' : 'warning'}
          takesFocus={false}
          actions={<Button onClick={() => parameters.push({ tab: 'issues' })}>{t('payroll.tabs.issues')}</Button>}
        >
          {t('payroll.in_the_way', { block, warn })}
        </Alert>
      )}
      {run.status !== 'draft' && (
        <Alert
          tone={found.changes.open > 0 ? 'warning' : 'info'}
          takesFocus={false}
          actions={seesPay && <Button onClick={() => parameters.push({ tab: 'changes' })}>{t('payroll.tabs.changes')}</Button>}
        >
          {t('payroll.large_changes', found.changes)}
        </Alert>
      )}
    </>
  );
}

/** The user who calculates a run may not approve it, so the page shows both names. */
function TwoPeople({ run }: { run: Run }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const acts = [
    { field: 'calculated_by_id', who: run.calculated_by, at: run.calculated_at },
    { field: 'submitted_by_id', who: run.submitted_by, at: run.submitted_at },
    { field: 'approved_by_id', who: run.approved_by, at: run.approved_at },
  ];
  return (
    <Card title={t('payroll.two_people')}>
      <Stack>
        <DescriptionList layout="rows">
          {acts.map(({ field, who, at }) => (
            <Description key={field} label={labels.field(payrolls.name, field)} note={at && format.moment(at)}>
              {who?.name ?? <span className="muted">{t('payroll.nobody_yet')}</span>}
            </Description>
          ))}
        </DescriptionList>
        <ApprovalLevels resource={payrolls} id={run.id} />
      </Stack>
    </Card>
  );
}
