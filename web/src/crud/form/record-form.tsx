import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import type { Row } from '../../fields/kind.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import type { FormKind } from '../address/address.ts';
import { type FormPage, labelOf } from '../page.ts';
import { copyOf, draftOf, newDraft } from './draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormField } from './form-field.tsx';
import { FormFooter } from './form-footer.tsx';
import { formRows } from './form-rows.ts';
import { FormSummary } from './form-summary.tsx';
import { forgetDraft, keptDraft } from './kept-draft.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { StaleFields } from './stale-fields.tsx';
import { useForm } from './use-form.ts';
import { useRequiredMark } from './use-required-mark.ts';
import { useSubmit } from './use-submit.ts';

type Props = { page: FormPage; opened: FormKind; row: Row | undefined; takesFocus: boolean };

/** The form itself. Nothing that was typed is ever lost: not by a refusal, not by a race, not by a broken line. */
export function RecordForm({ page, opened, row: loaded, takesFocus }: Props) {
  const t = useTexts();
  const { user } = useMe();
  const { resource, options, address } = page;
  // The record as it was when the form opened: a list that is asked again meanwhile must not change it under the typing.
  const [row, setRow] = useState(loaded);
  const rows = formRows(page, row, useLocale());
  const fields = rows.flat();
  const names = fields.map(({ name }) => name);
  const keptForm = { resource, opened, owner: options.owner, names };

  const [start] = useState(() => {
    if (!row) return newDraft(resource, names, options.initial);
    return opened.kind === 'clone' ? copyOf(resource, row, names, (name) => t('forms.copy_of', { name })) : draftOf(row, names);
  });
  const form = useForm(resource, fields, start);
  const [kept, setKept] = useState(() => keptDraft(keptForm, user.id));
  const focusFirst = (wrong: readonly string[]) => {
    const first = names.find((name) => wrong.includes(name));
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (takesFocus) focusFirst(names);
  }, []);
  const { submit, isSaving, isSaved, stale, settle, isTried } = useSubmit({
    page,
    opened,
    row,
    form,
    names,
    keptForm,
    focusFirst,
    onCurrent: setRow,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit('close');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit('close');
  };
  const marks = useRequiredMark(fields);
  return (
    <form className="record-form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {kept && (
        <DraftOffer
          at={kept.at}
          whose={options.owner?.name ?? (row && labelOf(resource, row))}
          onRestore={() => {
            form.restore(kept.draft);
            setKept(undefined);
          }}
          onDiscard={() => {
            forgetDraft(keptForm, user.id);
            setKept(undefined);
          }}
        />
      )}
      {isTried && <FormSummary form={form} onFocus={(name) => focusFirst([name])} />}
      {rows.map((one) => (
        <div key={one.map(({ name }) => name).join()} className="record-form__row">
          {one.map((field) => (
            <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={row} mark={marks(field.field)} />
          ))}
        </div>
      ))}
      {options.formAside?.(form.draft, form.set)}
      <FormFooter
        isSaving={isSaving}
        canSaveAndNew={opened.kind === 'new' && !options.oneByOne}
        onSaveAndNew={() => void submit('new')}
        onCancel={address.close}
      />
      <LeaveQuestion isDirty={() => form.isDirty && !isSaved()} onLeave={() => forgetDraft(keptForm, user.id)} />
      {stale && <StaleFields stale={stale} fields={fields} mine={form.draft} kinds={options.kinds} onSettle={settle} />}
    </form>
  );
}

const fieldId = (name: string): string => `field-${name}`;
