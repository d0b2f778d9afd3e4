import { answerForm } from '@cadre/contract/calls/forms';
import { checkRecord } from '@cadre/contract/check';
import { forms } from '@cadre/contract/resources/forms';
import { useId, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCallMutation, useInvalidate } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea, TextInput } from '../../ui/inputs/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';

type Status = 'accepted' | 'declined';

/** By the person it was issued to, once: a typed name, and for a yes also the tick below the terms. */
export function AnswerPanel({ id }: { id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const ids = useId();
  const forget = useInvalidate();
  const [name, setName] = useState('');
  const [terms, setTerms] = useState(false);
  const [note, setNote] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const answer = useCallMutation(
    answerForm,
    { id },
    {
      onError: (problem) => {
        if (!(problem instanceof ApiProblem)) return;
        setWrong(Object.fromEntries(Object.entries(problem.fields).map(([field, said]) => [field, said.join(' ')])));
        // Answered, withdrawn or expired meanwhile: reload the paper to show its current status.
        if (problem.status === 409) void forget([forms.name]);
      },
    },
  );

  const send = (status: Status) => {
    const body = { status, name: name.trim(), ...(status === 'accepted' && { terms }), ...(note.trim() && { note: note.trim() }) };
    const found = Object.entries(checkRecord(answerForm.body, body)).map(([field, [first]]) => [
      field,
      first ? labels.complaint('forms', first, field) : '',
    ]);
    if (status === 'accepted' && !terms) found.push(['terms', t('checks.terms')]);
    setWrong(Object.fromEntries(found));
    if (found.length === 0) return answer.mutate(body);
    document.getElementById(`${ids}-${found[0]?.[0]}`)?.focus();
  };
  return (
    <Card title={t('papers.answer_title')}>
      <Stack as="form" gap={3} aria-label={t('papers.answer_title')} noValidate onSubmit={(event) => event.preventDefault()}>
        <p className="muted">{t('papers.answer_intro')}</p>
        <Field id={`${ids}-name`} label={t('papers.full_name')} complaint={wrong.name}>
          {({ describedBy, invalid, ...control }) => (
            <TextInput
              {...control}
              autoComplete="name"
              value={name}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {isDeclining ? (
          <Field id={`${ids}-note`} label={t('papers.decline_note')} complaint={wrong.note}>
            {(control) => <TextArea id={control.id} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
        ) : (
          <Field id={`${ids}-terms`} label={labels.field('forms', 'terms')} complaint={wrong.terms}>
            {({ id: box, describedBy, invalid }) => (
              <Checkbox id={box} isChecked={terms} aria-invalid={invalid} aria-describedby={describedBy} onChange={setTerms}>
                {t('papers.accept_terms')}
              </Checkbox>
            )}
          </Field>
        )}
        <Cluster justify="end">
          {isDeclining && <Button onClick={() => setDeclining(false)}>{t('common.cancel')}</Button>}
          <Button
            variant={isDeclining ? 'danger' : 'plain'}
            disabled={answer.isPending}
            onClick={() => (isDeclining ? send('declined') : setDeclining(true))}
          >
            {t('papers.decline')}
          </Button>
          {!isDeclining && (
            <Button variant="primary" disabled={answer.isPending} onClick={() => send('accepted')}>
              {t('papers.accept')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
