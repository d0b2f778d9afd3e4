import type { Resource } from '@cadre/contract/resource';
import { useState } from 'react';
import type { Draft } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { complaintsOf, type Sentences } from './complaints.ts';
import { isSame } from './draft.ts';
import type { FormField } from './form-rows.ts';

export type Form = ReturnType<typeof useForm>;

/** The fields may depend on the draft. */
type Fields = readonly FormField[] | ((draft: Draft) => readonly FormField[]);

/** The draft, its touched fields and its errors; fields that do not apply have none. */
export function useForm(resource: Pick<Resource, 'check'>, requested: Fields, start: Draft, mattering = (draft: Draft): Draft => draft) {
  const labels = useLabels();
  const [before, setBefore] = useState(start);
  const [draft, setDraft] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Sentences>({});

  const fields = typeof requested === 'function' ? requested(draft) : requested;
  // A server error stays until its field changes.
  const found = complaintsOf(resource, fields, mattering(draft), labels);
  const complaints = { ...refused, ...found };
  const [sendings, setSendings] = useState(0);
  const mark = (names: readonly string[]) => setTouched((known) => new Set([...known, ...names]));
  return {
    draft,
    before,
    touched,
    complaints,
    /** Fields that fail the check before sending. An earlier server error does not count: other values may have resolved it. */
    wrong: Object.keys(found),
    label: (name: string) => labels.field(fields.find((one) => one.name === name)?.field.noun ?? fields[0]?.field.noun, name),
    isDirty: Object.keys(draft).some((name) => !isSame(draft[name], before[name])),
    /** The number of attempts to submit: after each one, lines show all their errors. */
    sendings,
    leave: (name: string) => mark([name]),
    touch: (names: readonly string[]) => {
      mark(names);
      setSendings((count) => count + 1);
    },
    set: (name: string, value: unknown) => {
      setDraft((known) => ({ ...known, [name]: value }));
      setRefused(({ [name]: _gone, ...others }) => others);
    },
    /** Marks the draft as saved and keeps its values in the form. */
    settle: () => setBefore(draft),
    restore: (typed: Draft) => setDraft((known) => ({ ...known, ...typed })),
    /** Sets the error of an input that is not a field of the form; undefined clears it. */
    complain: (name: string, sentence: string | undefined) =>
      setRefused(({ [name]: _gone, ...others }) => (sentence === undefined ? others : { ...others, [name]: sentence })),
    refuse: (sentences: Record<string, string[]>) => {
      setRefused(Object.fromEntries(Object.entries(sentences).map(([name, said]) => [name, said.join(' ')])));
      mark(Object.keys(sentences));
    },
    restart: (from: Draft) => {
      setBefore(from);
      setDraft(from);
      setTouched(new Set());
      setSendings(0);
      setRefused({});
    },
  };
}
