import { pages } from '@cadre/contract/pages';
import { payrolls } from '@cadre/contract/resources/payrolls';
import '../../crud/crud.css';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { RecordHistory } from '../../crud/record/record-history.tsx';
import { useRights } from '../../crud/rights.ts';
import '../../fields/fields.css';
import { usePageTitle } from '../../platform/page-title.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PayslipList } from './payslips/payslip-list.tsx';
import type { Run } from './run/run.ts';
import { RunChanges } from './run/run-changes.tsx';
import { RunDebts } from './run/run-debts.tsx';
import { RunDifferences } from './run/run-differences.tsx';
import { RunFiles } from './run/run-files.tsx';
import { RunHead } from './run/run-head.tsx';
import { RunIssues } from './run/run-issues.tsx';
import { RunOverview } from './run/run-overview.tsx';
import { RunPeople } from './run/run-people.tsx';
import { useRun } from './run/use-run.ts';
import { useSeesIssues } from './run/use-run-issues.ts';

/** One run, from its first look to its closing. */
export function RunPage() {
  const id = Number(usePathParts(pages.payroll_run).id);
  const { run, error, refetch } = useRun(id);
  usePageTitle(run?.name, { isShown: false });
  if (!run && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!run) return <Skeleton columns={3} rows={10} />;
  return (
    <Stack>
      <RunHead run={run} />
      <RunParts key={id} run={run} />
    </Stack>
  );
}

type Part = 'overview' | 'issues' | 'changes' | 'differences' | 'payslips' | 'people' | 'files' | 'history';

const ofPay = ['changes', 'differences', 'payslips', 'people', 'files'] as const;

/** The parts of a run; payslips and people require permission to see all pay, issues are also shown to approvers. */
function RunParts({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const { history } = useRights(payrolls);
  const seesPay = useScope('salaries.view') === 'all';
  const seesIssues = useSeesIssues();
  const parts: Part[] = [
    'overview',
    ...(seesIssues ? (['issues'] as const) : []),
    ...(seesPay ? ofPay : []),
    ...(history ? (['history'] as const) : []),
  ];
  const requested = parameters.get('tab');
  const part = parts.find((name) => name === requested) ?? 'overview';
  return (
    <Tabs
      label={t('payroll.tabs.label')}
      isApart
      tabs={parts.map((value) => ({ value, text: t(`payroll.tabs.${value}`) }))}
      value={part}
      onChoose={(value) => parameters.replace({ tab: value === 'overview' ? undefined : value, page: undefined })}
    >
      {part === 'overview' && <RunOverview run={run} />}
      {part === 'issues' && <RunIssues run={run} />}
      {part === 'changes' && <RunChanges run={run} />}
      {part === 'differences' && (
        <Stack>
          <RunDifferences run={run} />
          <RunDebts run={run} />
        </Stack>
      )}
      {part === 'payslips' && (
        <PayslipList list={{ fixedFilters: { payroll_id: [run.id] } }} hideFields={['month', 'period', 'payroll_id']} />
      )}
      {part === 'people' && <RunPeople run={run} />}
      {part === 'files' && <RunFiles run={run} />}
      {part === 'history' && (
        <Card label={t('common.history')}>
          <RecordHistory page={{ resource: payrolls, options: {} }} id={run.id} />
        </Card>
      )}
    </Tabs>
  );
}
