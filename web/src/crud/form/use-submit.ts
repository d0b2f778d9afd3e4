import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Draft, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useMe } from '../../platform/session/session.ts';
import type { FormKind } from '../address/address.ts';
import type { FormPage } from '../page.ts';
import type { Save, Written } from '../record/use-write.ts';
import { draftFlag } from '../sending.ts';
import { complaintsOf } from './complaints.ts';
import { changedFields, cleaned, draftOf, givenFields, newDraft } from './draft.ts';
import type { FormField } from './form-rows.ts';
import { type DraftKey, forgetDraft, keepDraft } from './stored-draft.ts';
import type { Form } from './use-form.ts';
import { type Staged, useSending } from './use-sending.ts';
import { useStale } from './use-stale.ts';

type Given = {
  page: FormPage;
  opened: FormKind;
  row: Row | undefined;
  form: Form;
  fields: readonly FormField[];
  /** The draft, with the fields that do not apply reset. */
  asked: Draft;
  draftKey: DraftKey;
  /** The move that sends the record once it is saved, where the form sends it. */
  sends: string | undefined;
  files: readonly Staged[];
  onUploaded: (file: Staged) => void;
  focusFirst: (wrong: readonly string[]) => void;
  /** Receives the record as stored now, by this form or by another user. */
  onCurrent: (row: Row) => void;
};

/** After saving, the form closes, starts empty again, or stores its record as a draft. */
type Then = 'close' | 'new' | 'draft';

/** Checks and sends the form, then applies the response. */
export function useSubmit(given: Given) {
  const { page, opened, row, form, fields, asked: input, draftKey, sends, files, onUploaded, focusFirst, onCurrent } = given;
  const { resource, options, address } = page;
  const { user } = useMe();
  const labels = useLabels();
  const { history } = useRouter();
  const { mutateAsync, isPending } = useSending(resource, {
    onUploaded,
    onSaved: (saved) => {
      onCurrent(saved);
      form.settle();
    },
  });
  const names = fields.map(({ name }) => name);
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

  const submit = async (then: Then, version = row?.version) => {
    if (isPending) return;
    // A draft may lack fields that are required to send it.
    const wrong = then === 'draft' ? Object.keys(complaintsOf(resource, fields, input, labels)) : form.wrong;
    form.touch(names);
    setTried(true);
    if (wrong.length > 0) return focusFirst(wrong);
    let written: Written;
    try {
      written = await mutateAsync({ ...sendingOf(then, version), row, files });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return onRefusal(problem);
    }
    forgetDraft(draftKey, user.id);
    if (then === 'new') {
      setTried(false);
      form.restart(newDraft(resource, names, options.form?.initial));
      return focusFirst(names);
    }
    saved.current = true;
    if (opened.kind !== 'edit' && options.form?.openAfterCreate && options.record?.path)
      history.replace(options.record?.path(written.data));
    else address.close();
  };

  /** A new request without files is sent as it is made; any other is saved before it is sent. */
  const sendingOf = (then: Then, version: number | undefined): { save: Save | undefined; move: string | undefined } => {
    const isSent = sends !== undefined && then !== 'draft';
    const save = saveOf(version);
    if (opened.kind !== 'edit') {
      const isDraft = sends !== undefined && (!isSent || files.length > 0);
      return { save: isDraft ? { ...save, body: { ...save.body, [draftFlag]: true } } : save, move: isSent && isDraft ? sends : undefined };
    }
    return { save: isSent && Object.keys(save.body).length === 0 ? undefined : save, move: isSent ? sends : undefined };
  };

  const saveOf = (version: number | undefined): Save => {
    if (opened.kind === 'new') {
      const body = options.form?.bodyOf?.(input, form.before) ?? givenFields(input);
      return { kind: 'new', body: { ...body, ...(options.owner && { [options.owner.field]: options.owner.id }) } };
    }
    if (opened.kind === 'edit') return { kind: 'edit', id: opened.id, version: version ?? 1, body: changedFields(input, form.before) };
    return { kind: 'clone', id: opened.id, body: withoutEmpty(cleanedAll(input), options.form?.serverFills) };
  };

  const onRefusal = (problem: ApiProblem) => {
    if (race.takes(problem)) return;
    if (problem.status === 0) return keepDraft(draftKey, user.id, form.draft);
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

/** Leaves empty fields that the server fills in out of a copy. */
const withoutEmpty = (draft: Draft, serverFills: readonly string[] = []): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== null || !serverFills.includes(name)));

const cleanedAll = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, cleaned(value)]));
