import { saveCompany } from '@cadre/contract/calls/setup';
import { useLocale } from 'use-intl';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { weekday } from '../../../fields/kinds/weekday.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { companyForm } from '../company-fields.ts';
import { CompanyLogo } from '../company-logo.tsx';
import { StepFoot } from '../step-foot.tsx';
import type { StepProps } from './step-props.ts';

/** The company's name, and the defaults for its branches. Until they are saved, values from the browser are proposed. */
export function CompanyStep(props: StepProps) {
  const { setup, step, onDone } = props;
  const locale = useLocale();
  const isNew = setup.steps.find((one) => one.step === step)?.state !== 'done';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const start = isNew ? { ...setup.company, company: '', locale, timezone: timeZone } : { ...setup.company };
  const form = useCallForm({ ...companyForm, start, kinds: { week_start: weekday } });
  const save = useCallMutation(saveCompany, {}, { onSuccess: ({ data }) => onDone(data) });
  return (
    <Stack>
      <CallFields of={form} />
      <CompanyLogo path={setup.logo} />
      <StepFoot {...props} isBusy={form.isSending} onApply={() => void form.submit((body) => save.mutateAsync(body))} />
    </Stack>
  );
}
