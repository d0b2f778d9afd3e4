import { answerForm } from '@cadre/contract/calls/forms';
import { checkRecord } from '@cadre/contract/check';
import { forms } from '@cadre/contract/resources/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { api } from '../../platform/api.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';

type Status = 'accepted' | 'declined';

/** By the person it was issued to, once: a typed name, and for a yes also the tick below the terms. */
export function AnswerPanel({ id }: { id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const ids = useId();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [terms, setTerms] = useState(false);
  const [note, setNote] = useState('');
  const [isDeclining, setDeclining] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const answer = useMutation({
    mutationFn: (body: object) => api.post<{ message: string }>(`/forms/${id}/answer`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: [forms.name] }),
    onError: (problem) => {
      if (!(problem instanceof ApiProblem)) return;
      setWrong(Object.fromEntries(Object.entries(problem.fields).map(([field, said]) => [field, said.join(' ')])));
      // Answered, withdrawn or expired meanwhile: the paper shows what it is now.
      if (problem.status === 409) void client.invalidateQueries({ queryKey: [forms.name] });
    },
  });

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
  const complaint = (field: string) =>
    wrong[field] && (
      <p id={`${ids}-${field}-wrong`} className="answer-panel__wrong" role="alert">
        {wrong[field]}
      </p>
    );

  return (
    <form className="answer-panel" noValidate aria-labelledby={`${ids}-title`} onSubmit={(event) => event.preventDefault()}>
      <h2 id={`${ids}-title`}>{t('papers.answer_title')}</h2>
      <p className="answer-panel__intro">{t('papers.answer_intro')}</p>
      <div>
        <label htmlFor={`${ids}-name`}>{t('papers.full_name')}</label>
        <TextInput
          id={`${ids}-name`}
          autoComplete="name"
          value={name}
          aria-invalid={Boolean(wrong.name)}
          aria-describedby={`${ids}-name-wrong`}
          onChange={(event) => setName(event.target.value)}
        />
        {complaint('name')}
      </div>
      {isDeclining ? (
        <div>
          <label htmlFor={`${ids}-note`}>{t('papers.decline_note')}</label>
          <TextArea id={`${ids}-note`} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
          {complaint('note')}
        </div>
      ) : (
        <div>
          <label className="answer-panel__terms">
            <input
              id={`${ids}-terms`}
              type="checkbox"
              checked={terms}
              aria-invalid={Boolean(wrong.terms)}
              aria-describedby={`${ids}-terms-wrong`}
              onChange={(event) => setTerms(event.target.checked)}
            />
            <span>{t('papers.accept_terms')}</span>
          </label>
          {complaint('terms')}
        </div>
      )}
      <div className="answer-panel__buttons">
        {isDeclining ? (
          <>
            <Button onClick={() => setDeclining(false)}>{t('common.cancel')}</Button>
            <Button variant="danger" disabled={answer.isPending} onClick={() => send('declined')}>
              {t('papers.decline')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={answer.isPending} onClick={() => setDeclining(true)}>
              {t('papers.decline')}
            </Button>
            <Button variant="primary" disabled={answer.isPending} onClick={() => send('accepted')}>
              {t('papers.accept')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
