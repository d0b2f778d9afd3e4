import { payrolls } from '@cadre/contract/resources/payrolls';
import { TriangleAlert } from 'lucide-react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import { OtherMoves } from '../../../crud/moves/other-moves.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Steps } from '../../../ui/layout/steps.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { leadingMoves, moveIcons } from './leading-moves.ts';
import type { Run } from './run.ts';
import { runSteps, stepOf } from './step-of.ts';
import { useIsStalled } from './use-is-stalled.ts';
import { useRunIssues, useSeesIssues } from './use-run-issues.ts';

/** The run, its progress, and the next step. */
export function RunHead({ run }: { run: Run }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const facts = [
    labels.option(payrolls.name, 'kind', String(run.kind)),
    t('common.labelled', { label: labels.field(payrolls.name, 'employees_count'), value: format.number(run.employees_count) }),
    t('common.labelled', { label: labels.field(payrolls.name, 'pay_date'), value: format.date(run.pay_date) }),
  ];
  return (
    <Card>
      <Stack>
        <Cluster justify="between" gap={4}>
          <Stack gap={1}>
            <Cluster gap={3}>
              <Heading level={2} size="page">
                {run.name}
              </Heading>
              <StatusBadge name="status" field={payrolls.fields.status} value={run.status} />
            </Cluster>
            <p className="muted">{facts.join(' · ')}</p>
          </Stack>
          <Cluster>
            <HideAmountsSwitch />
            <OtherMoves resource={payrolls} row={run as unknown as Row} name={run.name} leading={leadingMoves[run.status]} />
          </Cluster>
        </Cluster>
        {run.status !== 'cancelled' && (
          <Steps
            label={t('payroll.steps.label')}
            doneText={t('payroll.steps.done')}
            steps={runSteps.map((name) => ({ name, text: t(`payroll.steps.${name}`) }))}
            current={stepOf(run)}
          />
        )}
        <NextStep run={run} />
      </Stack>
    </Card>
  );
}

function NextStep({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const done = run.done_count + run.failed_count;
  const seesIssues = useSeesIssues();
  const issues = useRunIssues(run);
  const blocking = issues?.counts.block ?? 0;
  const isBlocked = run.status === 'calculated' && blocking > 0;
  // Until the issues are loaded, the next step must not look possible.
  const isUnknown = run.status === 'calculated' && seesIssues && !issues;
  return (
    <Stack gap={3}>
      <p>{t(`payroll.next.${run.status}`)}</p>
      {run.status === 'calculating' && <Calculating done={done} count={run.employees_count} />}
      {run.decision_note && (
        <Alert tone="info" takesFocus={false}>
          {run.decision_note}
        </Alert>
      )}
      <Cluster isFullOnPhone>
        {isBlocked && (
          <Button variant="primary" icon={TriangleAlert} onClick={() => parameters.push({ tab: 'issues', page: undefined })}>
            {t('payroll.fix_issues', { count: blocking })}
          </Button>
        )}
        {leadingMoves[run.status].map((move, index) => (
          <MoveButton
            key={move}
            resource={payrolls}
            row={run as unknown as Row}
            move={move}
            icon={moveIcons[move]}
            variant={index === 0 && !isBlocked && !isUnknown ? 'primary' : move === 'reject' ? 'danger' : 'plain'}
          />
        ))}
      </Cluster>
    </Stack>
  );
}

function Calculating({ done, count }: { done: number; count: number }) {
  const t = useTexts();
  const isStalled = useIsStalled(done);
  return (
    <Stack gap={1}>
      <Progress label={t('payroll.steps.calculate')} value={done} max={count} />
      <p role="status">{t('payroll.progress', { done, count })}</p>
      {isStalled && (
        <Alert tone="info" takesFocus={false}>
          {t('payroll.stalled')}
        </Alert>
      )}
    </Stack>
  );
}
