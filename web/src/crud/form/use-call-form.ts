import type { Fields } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Sent } from '@cadre/contract/values';
import { useId, useState } from 'react';
import { type KindOverrides, kindOf } from '../../fields/index.ts';
import type { Draft } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { showMessage } from '../../platform/message-store.ts';
import { givenFields } from './draft.ts';
import type { FormField } from './form-rows.ts';
import { inputDraft, inputRows, type ShowsField } from './input-fields.ts';
import { useForm } from './use-form.ts';

type Given<F extends Fields> = {
  fields: F;
  /** The fields to show; those in one row are side by side. */
  rows: readonly (readonly string[])[];
  start?: Draft;
  check?: Resource['check'];
  /** Whether a field applies to the current draft. */
  showsField?: ShowsField;
  kinds?: KindOverrides;
};

export type CallForm = Omit<ReturnType<typeof useCallForm>, 'submit'>;

/** The form of a call that is not plain CRUD: the same fields, hints and complaints as in the form of a record. */
export function useCallForm<const F extends Fields>({ fields, rows, start = {}, check, showsField, kinds }: Given<F>) {
  const idBase = useId();
  const [isSending, setSending] = useState(false);
  const declared: FormField[][] = rows.map((names) =>
    names.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const kind = kindOf(name, field, kinds);
      return kind.Input ? [{ name, field, kind, Input: kind.Input }] : [];
    }),
  );
  const form = useForm(check ? { check } : {}, (draft) => inputRows(declared, draft, showsField).flat(), start);
  const shown = inputRows(declared, form.draft, showsField);
  const flat = shown.flat();
  const idOf = (name: string) => `${idBase}${name}`;
  const names = flat.map(({ name }) => name);

  /** Sends the filled-in values with a mutation, unless one of them is invalid; server errors appear under their fields. */
  const submit = async (send: (body: Sent<F>) => Promise<unknown>): Promise<boolean> => {
    const wrong = names.filter((name) => form.complaints[name]);
    form.touch(names);
    if (wrong[0]) {
      document.getElementById(idOf(wrong[0]))?.focus();
      return false;
    }
    setSending(true);
    try {
      await send(givenFields(inputDraft(declared.flat(), form.draft, showsField)) as Sent<F>);
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      form.refuse(problem.fields);
      const elsewhere = Object.entries(problem.fields).flatMap(([name, said]) => (names.includes(name) ? [] : said));
      if (elsewhere.length > 0) showMessage('error', elsewhere.join(' '));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { form, rows: shown.filter((row) => row.length > 0), flat, idOf, submit, isSending };
}
