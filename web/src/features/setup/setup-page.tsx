import { readSetup, type Setup, saveSetup } from '@cadre/contract/calls/setup';
import { progressOf, type SetupStep, setupSteps } from '@cadre/contract/setup-steps';
import type { ComponentType } from 'react';
import { useParameters } from '../../crud/address/use-parameters.ts';
import '../../crud/crud.css';
import '../../fields/fields.css';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FirstMonth } from './first-month.tsx';
import { nextStep } from './next-step.ts';
import { StepCard } from './step-card.tsx';
import { BranchStep } from './steps/branch-step.tsx';
import { ChainsStep } from './steps/chains-step.tsx';
import { CompanyStep } from './steps/company-step.tsx';
import { DepartmentsStep } from './steps/departments-step.tsx';
import { InvitationsStep } from './steps/invitations-step.tsx';
import { LeaveStep } from './steps/leave-step.tsx';
import { PayStep } from './steps/pay-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { RolesStep } from './steps/roles-step.tsx';
import { ScheduleStep } from './steps/schedule-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TerminalsStep } from './steps/terminals-step.tsx';

const forms: Record<SetupStep, ComponentType<StepProps>> = {
  company: CompanyStep,
  branches: BranchStep,
  departments: DepartmentsStep,
  roles: RolesStep,
  schedules: ScheduleStep,
  people: PeopleStep,
  leave: LeaveStep,
  chains: ChainsStep,
  terminals: TerminalsStep,
  pay: PayStep,
  invitations: InvitationsStep,
};

/** Sets up an empty company. The progress follows from the existing records, so the setup can be left and resumed at any point. */
export function SetupPage() {
  const query = useCall(readSetup, {}, { staleTime: 0 });
  return (
    <QueryStates query={query} rows={11}>
      {(setup) => <Steps setup={setup} />}
    </QueryStates>
  );
}

function Steps({ setup }: { setup: Setup }) {
  const parameters = useParameters();
  const requested = setupSteps.find((step) => step === parameters.get('step'));
  const open = parameters.get('step') === 'none' ? undefined : (requested ?? nextStep(setup.steps));
  const goOn = (from: SetupStep, now: Setup) => parameters.push({ step: nextStep(now.steps, from) ?? 'none' });
  return (
    <Stack>
      <Head setup={setup} />
      {setup.steps.map(({ step, ...result }, at) => {
        const Form = forms[step];
        return (
          <StepCard
            key={step}
            step={step}
            number={at + 1}
            told={result}
            isOpen={open === step}
            onToggle={() => parameters.push({ step: open === step ? 'none' : step })}
          >
            <Form setup={setup} step={step} onDone={(now) => goOn(step, now)} />
          </StepCard>
        );
      })}
      <FirstMonth plan={setup.first_month} />
    </Stack>
  );
}

function Head({ setup: { steps, hidden } }: { setup: Setup }) {
  const t = useTexts();
  const save = useCallMutation(saveSetup);
  const { done, skipped, total } = progressOf(steps);
  const progress = t('setup.progress', { done, total, skipped });
  return (
    <Card
      title={t('setup.title')}
      hint={t('setup.hint')}
      actions={
        <Button size="small" isBusy={save.isPending} onClick={() => save.mutate({ hidden: !hidden })}>
          {t(hidden ? 'setup.show' : 'setup.hide')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Progress label={progress} value={done} max={total - skipped} />
        <span className="muted">{progress}</span>
      </Stack>
    </Card>
  );
}
