import { type BehindLink, decideByLink } from '@cadre/contract/calls/approval-links';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { callApi } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-input.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

type Decision = BehindLink['decision'];
type Props = {
  token: string;
  decision: Decision;
  needsNote: boolean;
  onDone: (message: Decision) => void;
  /** Called when the link is no longer valid. */
  onEnded: () => void;
  /** The request changed in the meantime and must be loaded again. */
  onChanged: () => void;
};

/** The note and a single button. The typed note remains if the request fails. */
export function DecideForm({ token, decision, needsNote, onDone, onEnded, onChanged }: Props) {
  const t = useTexts();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isTooShort = needsNote && note.trim().length < 2;
    setMissing(isTooShort);
    if (isBusy || isTooShort) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await callApi(decideByLink, { token, note: note.trim() || null });
      onDone(decision);
    } catch (refusal) {
      const { code } = refusal as ApiProblem;
      setBusy(false);
      if (code === 'link_ended') return onEnded();
      if (code === 'wrong_state') onChanged();
      setProblem(refusal as Error);
    }
  };

  return (
    <Stack as="form" gap={3} noValidate onSubmit={(event) => void submit(event)}>
      {problem && (
        <Alert tone="danger">{problem instanceof ApiProblem ? (problem.fields.note?.[0] ?? problem.message) : problem.message}</Alert>
      )}
      <Field
        label={t('byMail.note')}
        mark={needsNote ? undefined : t('common.optional')}
        hint={t('byMail.note_hint')}
        complaint={isMissing ? t('byMail.note_missing') : undefined}
      >
        {({ id, describedBy, invalid }) => (
          <TextArea
            id={id}
            value={note}
            maxLength={decideByLink.body.note.max}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-required={needsNote}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Cluster justify="between" gap={3}>
        <Button type="submit" size="large" variant={decision === 'approved' ? 'primary' : 'danger'} isBusy={isBusy}>
          {isBusy ? t('byMail.working') : t(decision === 'approved' ? 'byMail.approve' : 'byMail.reject')}
        </Button>
        <Link to="/my-approvals">{t('byMail.open_approvals')}</Link>
      </Cluster>
    </Stack>
  );
}
