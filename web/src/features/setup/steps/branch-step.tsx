import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import { branches } from '@cadre/contract/resources/branches';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { weekday } from '../../../fields/kinds/weekday.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { HolidayChoice } from '../holiday-choice.tsx';
import { LawNote } from '../law-note.tsx';
import { branchRecords } from '../records/branch-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useApply } from '../use-apply.ts';
import { useProposalsFor } from '../use-proposals.ts';
import type { StepProps } from './step-props.ts';

const { name, country, timezone, currency, week_start } = branches.fields;
const first = { country, name };

/** A branch. The other fields are proposed from its country. */
export function BranchStep(props: StepProps) {
  const t = useTexts();
  const form = useCallForm({ fields: first, rows: [['country', 'name']] });
  const chosen = form.form.draft.country as string | undefined;
  const proposals = useProposalsFor(chosen || undefined);
  return (
    <Stack>
      <CallFields of={form} />
      {proposals && chosen ? (
        <Place key={chosen} {...props} proposals={proposals} head={form} />
      ) : (
        <>
          <p className="muted">{t('setup.choose_country')}</p>
          <StepFoot {...props} />
        </>
      )}
    </Stack>
  );
}

type Head = { submit: ReturnType<typeof useCallForm<typeof first>>['submit'] };

const rest = { timezone, currency, week_start: { ...week_start, required: true } } as const;

function Place({ proposals, head, ...props }: StepProps & { proposals: SetupProposals; head: Head }) {
  const t = useTexts();
  const { timezone, currency, week_start, holidays, known } = proposals;
  const form = useCallForm({
    fields: rest,
    rows: [['timezone', 'currency'], ['week_start']],
    start: { timezone, currency, week_start },
    kinds: { week_start: weekday },
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { send, refused, isBusy } = useApply('branches', props.onDone);
  const apply = () =>
    head.submit(({ name, country }) =>
      form.submit((place) =>
        send(
          branchRecords(
            { name: String(name), country: String(country), ...place },
            t('setup.calendar_name', { name: String(name) }),
            holidays.filter(({ date }) => !left.has(date)),
          ),
        ),
      ),
    );
  return (
    <Stack>
      <CallFields of={form} />
      {known ? <LawNote /> : <Alert tone="warning">{t('setup.unknown_country')}</Alert>}
      <HolidayChoice holidays={holidays} left={left} onLeave={setLeft} />
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={() => void apply()} />
    </Stack>
  );
}
