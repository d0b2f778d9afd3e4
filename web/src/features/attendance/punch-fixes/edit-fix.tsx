import { fixPunches } from '@cadre/contract/calls/punch-fixes';
import { checkField } from '@cadre/contract/check';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TimeInput } from '../../../ui/dates/time-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import type { PunchFixInput } from './use-punch-fixes.ts';

type Props = { fix: PunchFixInput; onAccept: (fix: PunchFixInput) => void; onCancel: () => void };

const { note: noteField, punches: punchesField } = fixPunches.body.days.of.fields;

/** The proposed times and the reason, to be changed. Enter accepts, Escape goes back to the proposal. */
export function EditFix({ fix, onAccept, onCancel }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const [changed, setChanged] = useState(fix);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  const isWhole = !checkField(noteField, changed.note) && !checkField(punchesField, changed.punches);
  const accept = () => isWhole && onAccept({ ...changed, note: changed.note.trim() });
  const setTime = (at: number, time: string) =>
    setChanged({ ...changed, punches: changed.punches.map((punch, index) => (index === at ? { ...punch, time } : punch)) });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: accept, Escape: onCancel }[event.key];
    if (!act || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Stack ref={form} gap={3} onKeyDown={onKeyDown}>
      <Cluster align="start">
        {changed.punches.map(({ action, time }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the punches of a proposal keep their positions
          <Field key={at} label={labels.option('attendances', 'action', action)}>
            {(control) => <TimeInput {...control} name={`time-${at}`} value={time} onChange={(next) => setTime(at, next ?? '')} />}
          </Field>
        ))}
      </Cluster>
      <Field label={t('attendance.mend.reason')}>
        {({ id }) => (
          <TextInput
            id={id}
            value={changed.note}
            maxLength={300}
            onChange={({ target }) => setChanged({ ...changed, note: target.value })}
          />
        )}
      </Field>
      <Cluster>
        <Button variant="primary" disabled={!isWhole} onClick={accept}>
          {t('attendance.add')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Cluster>
    </Stack>
  );
}
