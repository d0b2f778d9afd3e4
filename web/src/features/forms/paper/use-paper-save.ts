import { issueForm } from '@cadre/contract/calls/forms';
import { checkAnswers } from '@cadre/contract/forms/check-answers';
import { forms } from '@cadre/contract/resources/forms';
import { useState } from 'react';
import { useStale } from '../../../crud/form/use-stale.ts';
import { useSave } from '../../../crud/record/use-write.ts';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { answersIn, answersOf, bodyOf, headNames } from './paper-draft.ts';
import type { PaperForm } from './use-paper-form.ts';

/** Drafts may have gaps, but no values of the wrong kind; an issued paper must be complete. The server checks the same. */
export function usePaperSave(paper: PaperForm, focusFirst: (wrong: readonly string[]) => void) {
  const t = useTexts();
  const { type, row, form, version } = paper;
  const save = useSave(forms);
  const issue = useCallMutation(issueForm);
  const race = useStale({ mine: ({ version: now }) => void store(now), theirs: (current) => paper.settle(current) });
  const [isTried, setTried] = useState(false);

  const refuse = (wrong: readonly string[]): undefined => {
    form.touch(wrong);
    focusFirst(wrong);
  };

  /** Returns the server's response, or nothing after a refusal, which is shown in its place. */
  const attempt = async (send: () => Promise<{ data: Row }>): Promise<Row | undefined> => {
    try {
      return (await send()).data;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (race.takes(problem) || !problem.hasFields) return undefined;
      form.refuse(problem.fields);
      setTried(true);
      return refuse(Object.keys(problem.fields));
    }
  };

  const store = async (ofVersion = version): Promise<Row | undefined> => {
    const wrong = wrongInDraft();
    if (wrong.length > 0) return refuse(wrong);
    const body = bodyOf(type, { ...form.draft, title: form.draft.title || t(`papers.new_${type}`) });
    const saved = await attempt(() =>
      save.mutateAsync(row ? { kind: 'edit', id: row.id, version: ofVersion ?? 1, body } : { kind: 'new', body: { ...body, type } }),
    );
    if (saved) paper.settle(saved);
    return saved;
  };

  const wrongInDraft = (): string[] => {
    const head = headNames.filter((name) => form.complaints[name] && form.draft[name]);
    return [...head, ...Object.keys(checkAnswers(type, answersIn(type, form.draft), 'draft', row && answersOf(row)))];
  };

  return {
    isBusy: save.isPending || issue.isPending,
    isTried,
    stale: race.stale,
    settle: race.settle,
    store,
    /** Whether it is whole; if not, everything that is missing is marked. */
    isReady: (): boolean => {
      const wrong = Object.keys(form.complaints);
      setTried(wrong.length > 0);
      form.touch(paper.fields.map(({ name }) => name));
      if (wrong.length > 0) focusFirst(wrong);
      return wrong.length === 0;
    },
    issue: async (): Promise<Row | undefined> => {
      const saved = row && !paper.isChanged ? row : await store();
      return saved && attempt(() => issue.mutateAsync({ id: saved.id, version: saved.version ?? 1 }));
    },
  };
}
