import { readOutline } from '@cadre/rules/setup/outline';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { departmentRecords } from '../records/department-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useApply } from '../use-apply.ts';
import type { StepProps } from './step-props.ts';

/** Departments are typed one per line; an indented line belongs to the one above. */
export function DepartmentsStep(props: StepProps) {
  const t = useTexts();
  const isNew = props.setup.steps.find(({ step }) => step === props.step)?.state !== 'done';
  const [text, setText] = useState(() => (isNew ? t('setup.outline_start') : ''));
  const [isChecked, setChecked] = useState(false);
  const { items, problems } = readOutline(text);
  const { send, refused, isBusy } = useApply('departments', props.onDone);
  const [problem] = problems;
  const complaint = problem
    ? t(`setup.outline_problems.${problem.code}`, { line: problem.line, name: problem.name })
    : items.length === 0
      ? t('setup.outline_empty')
      : undefined;
  const apply = async () => {
    setChecked(true);
    if (!complaint && (await send(departmentRecords(items)))) setText('');
  };
  return (
    <Stack>
      <Field label={t('setup.outline')} hint={t('setup.outline_hint')} complaint={isChecked || problem ? complaint : undefined}>
        {({ id, describedBy, invalid }) => (
          <TextArea
            id={id}
            rows={8}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={() => void apply()} />
    </Stack>
  );
}
