import { askChange } from '@cadre/contract/calls/change-requests';
import { type FormEvent, useState } from 'react';
import { Diff } from '../../../crud/record/diff.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-input.tsx';
import { useStepFocus } from './use-step-focus.ts';

type Props = {
  model: string;
  before: Draft;
  changes: Draft;
  isSending: boolean;
  onBack: () => void;
  onSend: (reason: string) => void;
};

/** The values before and after, and a message to the approver. */
export function ChangeReview({ model, before, changes, isSending, onBack, onSend }: Props) {
  const t = useTexts();
  const step = useStepFocus<HTMLFormElement>();
  const [reason, setReason] = useState('');
  const lines = Object.entries(changes).map(([field, value]) => ({ field, old: before[field], new: value }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend(reason.trim());
  };
  return (
    <form ref={step} tabIndex={-1} className="column gap-3 record-form" onSubmit={send}>
      <Diff model={model} changes={lines} />
      <p className="muted">{t('self.protected_hint')}</p>
      <Field label={t('self.reason_label')} mark={t('common.optional')}>
        {({ id }) => (
          <TextArea id={id} maxLength={askChange.body.reason.max} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <div className="gap-2 flex wraps form-footer">
        <Button onClick={onBack}>{t('self.back_to_form')}</Button>
        <Button variant="primary" type="submit" isBusy={isSending}>
          {isSending ? t('self.sending') : t('self.send_request')}
        </Button>
      </div>
    </form>
  );
}
