import type { Resource } from '@cadre/contract/resource';
import { useState } from 'react';
import type { Draft } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { complaintsOf, type Sentences } from './complaints.ts';
import { isSame } from './draft.ts';
import type { FormField } from './form-rows.ts';

export type Form = ReturnType<typeof useForm>;

/** What is asked for may depend on what is typed. */
type Fields = readonly FormField[] | ((draft: Draft) => readonly FormField[]);

/** What is being typed, what was touched, and what is wrong with it as far as it matters. */
export function useForm(resource: Pick<Resource, 'check'>, asked: Fields, start: Draft, mattering = (draft: Draft): Draft => draft) {
  const labels = useLabels();
  const [before, setBefore] = useState(start);
  const [draft, setDraft] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Sentences>({});

  const fields = typeof asked === 'function' ? asked(draft) : asked;
  // A complaint of the server stands until its field is changed.
  const found = complaintsOf(resource, fields, mattering(draft), labels);
  const complaints = { ...refused, ...found };
  const [sendings, setSendings] = useState(0);
  const mark = (names: readonly string[]) => setTouched((known) => new Set([...known, ...names]));
  return {
    draft,
    before,
    touched,
    complaints,
    /** What need not be sent to be refused; what the server refused before may be right beside other values. */
    wrong: Object.keys(found),
    label: (name: string) => labels.field(fields.find((one) => one.name === name)?.field.noun ?? fields[0]?.field.noun, name),
    isDirty: Object.keys(draft).some((name) => !isSame(draft[name], before[name])),
    /** How often it was to be sent: each time lines show what is wrong in all of them. */
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
    /** What was typed is stored now, and stays. */
    settle: () => setBefore(draft),
    restore: (typed: Draft) => setDraft((known) => ({ ...known, ...typed })),
    /** Something is wrong with what is no value of the form, or is right now. */
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
