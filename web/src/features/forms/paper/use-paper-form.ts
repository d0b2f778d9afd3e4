import type { PaperType } from '@cadre/contract/forms/index';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from '../../../crud/form/use-form.ts';
import type { Draft, Row } from '../../../fields/kind.ts';
import { useMe } from '../../../platform/session/session.ts';
import { storedLanguage, useTexts } from '../../../platform/texts.ts';
import { writingPath, writingPathFor } from '../form-paths.ts';
import { forgetLocal, keepLocal, localKey, readLocal } from '../local-draft.ts';
import { answersOf, draftOfForm, isSameDraft, newPaper, personIn } from './paper-draft.ts';
import { declarationOf, groupsOf } from './paper-fields.ts';

export type PaperForm = ReturnType<typeof usePaperForm>;

/** The employee of a new form, and its number among several new ones. */
export type Begun = { employee: number | undefined; draft?: number };

const slotOf = ({ employee, draft = 1 }: Begun): string => `${newSlot(employee)}${draft > 1 ? `-${draft}` : ''}`;
export const newSlot = (employee: number | undefined): string => (employee === undefined ? 'new' : `employee-${employee}`);

/** The paper while it is edited, stored on this device on every change until it is saved on the server. */
export function usePaperForm(type: PaperType, loaded: Row | undefined, { employee, draft: number = 1 }: Begun) {
  const t = useTexts();
  const { user, company } = useMe();
  const key = localKey(user.id, type, loaded?.id ?? slotOf({ employee, draft: number }));
  const groups = useMemo(() => groupsOf(type, loaded && answersOf(loaded)), [type, loaded]);
  const fields = useMemo(() => groups.flatMap(({ rows }) => rows.flat()), [groups]);

  // The record as it was when editing began; a background refetch must not change it while the user types.
  const [row, setRow] = useState(loaded);
  const [blank] = useState(() => newPaper(type, beginning(user, company)));
  const base = row ? draftOfForm(type, row) : blank;
  const [stored, setDraft] = useState(() => readLocal(key));
  const form = useForm(declarationOf(type), fields, stored?.draft ?? base);
  const { draft } = form;
  const isChanged = !isSameDraft(draft, base);
  const version = row?.version;

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves on every change of the draft, not on every render
  useEffect(() => {
    if (!isChanged) return forgetLocal(key);
    const path = row ? writingPath(type, row.id) : writingPathFor(type, employee, number);
    keepLocal(key, { type, path, at: new Date().toISOString(), draft, ...(version && { version }) });
  }, [draft, isChanged]);

  const titleFor = (of: Draft): string => {
    const name = personIn(type, of);
    return name && t(`papers.${type}_for`, { name });
  };

  return {
    type,
    row,
    groups,
    fields,
    isChanged,
    /** The initial values of a new paper. */
    blank: row ? undefined : blank,
    restoredAt: stored?.at,
    /** The version that the text is based on, which may be older than the server's. */
    version: stored?.version ?? version,
    form: { ...form, set: (name: string, value: unknown) => fill({ [name]: value }) },
    fill,
    discard: () => {
      setDraft(undefined);
      form.restart(base);
    },
    /** The server has it now. */
    settle: (saved: Row) => {
      setRow(saved);
      setDraft(undefined);
      forgetLocal(key);
      form.restart(draftOfForm(type, saved));
    },
    forget: () => forgetLocal(key),
  };

  /** The title follows the name until the user writes their own title. */
  function fill(values: Draft): void {
    const next = { ...draft, ...values };
    const follows = !('title' in values) && (!draft.title || draft.title === titleFor(draft));
    const all = follows ? { ...values, title: titleFor(next) || null } : values;
    for (const [name, value] of Object.entries(all)) form.set(name, value);
  }
}

const beginning = (user: { name: string; occupation: string | null }, company: string): Draft => ({
  language: storedLanguage(),
  employer_name: company,
  representative_name: user.name,
  representative_title: user.occupation,
  signatory_name: user.name,
  signatory_title: user.occupation,
  confidentiality: true,
  intellectual_property: true,
  data_protection: true,
});
