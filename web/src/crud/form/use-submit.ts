import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useMe } from '../../platform/session.ts';
import type { FormKind } from '../address/address.ts';
import type { FormPage } from '../page.ts';
import { useSave, type Written } from '../record/use-write.ts';
import { changedFields, cleaned, draftOf, givenFields, newDraft } from './draft.ts';
import { forgetDraft, type KeptForm, keepDraft } from './kept-draft.ts';
import type { Form } from './use-form.ts';
import { useStale } from './use-stale.ts';

type Given = {
  page: FormPage;
  opened: FormKind;
  row: Row | undefined;
  form: Form;
  names: readonly string[];
  keptForm: KeptForm;
  focusFirst: (wrong: readonly string[]) => void;
  /** The record as it is now that somebody else has saved it. */
  onCurrent: (row: Row) => void;
};

/** Check, send, and put what comes back where it belongs. */
export function useSubmit({ page: { resource, options, address }, opened, row, form, names, keptForm, focusFirst, onCurrent }: Given) {
  const { user } = useMe();
  const { history } = useRouter();
  const { mutateAsync, isPending } = useSave(resource);
  const race = useStale({
    mine: (current) => {
      onCurrent(current);
      void submit('close', current.version);
    },
    theirs: (current) => {
      onCurrent(current);
      form.restart(draftOf(current, names));
    },
  });
  const [isTried, setTried] = useState(false);
  const saved = useRef(false);

  const submit = async (then: 'close' | 'new', version = row?.version) => {
    if (isPending) return;
    const wrong = Object.keys(form.complaints);
    form.touch(names);
    setTried(true);
    if (wrong.length > 0) return focusFirst(wrong);
    let written: Written;
    try {
      written = await mutateAsync(saveOf(version));
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return onRefusal(problem);
    }
    forgetDraft(keptForm, user.id);
    if (then === 'new') {
      setTried(false);
      form.restart(newDraft(resource, names, options.initial));
      return focusFirst(names);
    }
    saved.current = true;
    if (opened.kind !== 'edit' && options.opensNew && options.recordPath) history.replace(options.recordPath(written.data));
    else address.close();
  };

  const newBody = () => options.bodyOf?.(form.draft, form.before) ?? givenFields(form.draft);
  const saveOf = (version: number | undefined) => {
    if (opened.kind === 'new')
      return {
        kind: 'new' as const,
        body: { ...newBody(), ...(options.owner && { [options.owner.field]: options.owner.id }) },
      };
    if (opened.kind === 'edit')
      return { kind: 'edit' as const, id: opened.id, version: version ?? 1, body: changedFields(form.draft, form.before) };
    return {
      kind: 'clone' as const,
      id: opened.id,
      body: Object.fromEntries(Object.entries(form.draft).map(([name, value]) => [name, cleaned(value)])),
    };
  };

  const onRefusal = (problem: ApiProblem) => {
    if (race.takes(problem)) return;
    if (problem.status === 0) return keepDraft(keptForm, user.id, form.draft);
    form.refuse(problem.fields);
    focusFirst(Object.keys(problem.fields));
  };

  return {
    submit,
    isSaving: isPending,
    isSaved: () => saved.current,
    isTried,
    stale: race.stale,
    settle: race.settle,
  };
}
