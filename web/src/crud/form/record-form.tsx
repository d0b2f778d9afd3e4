import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import type { Draft, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { FormKind } from '../address/address.ts';
import { type FormPage, labelOf } from '../page.ts';
import { sendingMove } from '../sending.ts';
import { CloneParts, partsOf, staysBehind } from './clone-parts.tsx';
import { copyOf, draftOf, newDraft } from './draft.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormField } from './form-field.tsx';
import { FormFiles } from './form-files.tsx';
import { FormFooter } from './form-footer.tsx';
import { formRows, type FormField as Request } from './form-rows.ts';
import { FormSummary } from './form-summary.tsx';
import { inputDraft, inputRows } from './input-fields.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { StaleFields } from './stale-fields.tsx';
import { forgetDraft, storedDraft } from './stored-draft.ts';
import { useForm } from './use-form.ts';
import { useRequiredMark } from './use-required-mark.ts';
import type { Staged } from './use-sending.ts';
import { useSubmit } from './use-submit.ts';

type Props = { page: FormPage; opened: FormKind; row: Row | undefined; takesFocus: boolean };

/** The form itself. Input is never lost: not by a refusal, a conflict or a lost connection. */
export function RecordForm({ page, opened: begun, row: loaded, takesFocus }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { user } = useMe();
  const { lg: isWide } = useBreakpoint();
  const { resource, options, address } = page;
  const { initial, showsField: isShown, folded = [], headings, aside, brief, hideSaveAndNew, rows: ownRows } = options.form ?? {};
  // The record as it was when the form opened: a refetch of the list must not change it while the user types.
  const [{ opened, row }, setRecord] = useState({ opened: begun, row: loaded });
  const rows = formRows(page, row, useLocale(), opened.kind !== 'edit');
  const fields = rows.flat();
  const names = fields.map(({ name }) => name);
  const draftKey = { resource, opened: begun, owner: options.owner, names };

  const [start] = useState(() => {
    if (!row) return newDraft(resource, names, initial);
    if (opened.kind !== 'clone') return draftOf(row, names);
    const copy = copyOf(resource, row, names, (name) => t('forms.copy_of', { name }));
    return resource.form.clone?.parts ? { ...copy, parts: partsOf(resource) } : copy;
  });
  const edited = opened.kind === 'edit' ? row : undefined;
  const showsField = isShown && ((name: string, draft: Draft) => isShown(name, draft, edited));
  const mattering = (draft: Draft) => inputDraft(fields, draft, showsField);
  const form = useForm(resource, (draft) => inputRows(rows, draft, showsField).flat(), start, mattering);
  const shown = inputRows(rows, form.draft, showsField).map((one) =>
    one.filter(({ name }) => !staysBehind(resource, name, form.draft.parts)),
  );
  const input = mattering(form.draft);
  const move = sendingMove(resource);
  const sends = opened.kind !== 'edit' || row?.can?.[move ?? ''] === true ? move : undefined;
  const [files, setFiles] = useState<readonly Staged[]>([]);
  const [stored, setDraft] = useState(() => storedDraft(draftKey, user.id));
  const focusFirst = (wrong: readonly string[]) => {
    const first = [...names, ...Object.keys(resource.record.media ?? {})].find((name) => wrong.includes(name));
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
    fields,
    asked: input,
    draftKey,
    sends,
    files,
    onUploaded: (file) => setFiles((known) => known.filter((one) => one !== file)),
    focusFirst,
    onCurrent: (current) => setRecord({ opened: { kind: 'edit', id: current.id }, row: current }),
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
  const marks = useRequiredMark(shown.flat());
  const firstOwn = ownRows ? undefined : shown.find((one) => one.some(({ field }) => field.custom));
  const headingOf = (one: readonly Request[]) =>
    one === firstOwn ? t('forms.more_details') : one.map(({ name }) => headings?.[name]).find(Boolean);
  const drawn = (one: readonly Request[], at: number) => (
    <FormRow key={keyOf(rows[at])} heading={headingOf(one)}>
      {one.map((field) => (
        <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={row} mark={marks(field.field)} />
      ))}
    </FormRow>
  );
  const isFolded = (one: readonly Request[]): boolean => one.every(({ name }) => folded.includes(name));
  const isUnfolded = folded.some((name) => form.complaints[name] || isGivenAnew(initial?.[name], form.draft[name]));
  return (
    <form className="column gap-3 record-form" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {stored && (
        <DraftOffer
          at={stored.at}
          whose={options.owner?.name ?? (row && labelOf(resource, row))}
          onRestore={() => {
            form.restore(stored.draft);
            setDraft(undefined);
          }}
          onDiscard={() => {
            forgetDraft(draftKey, user.id);
            setDraft(undefined);
          }}
        />
      )}
      {isTried && <FormSummary form={form} onFocus={(name) => focusFirst([name])} />}
      <div className="column gap-3 record-form__body">
        <div className="column gap-3">
          {shown.map((one, at) => !isFolded(one) && drawn(one, at))}
          {shown.some((one) => one.length > 0 && isFolded(one)) && (
            <Disclosure head={t('forms.more_details')} isOpen={isUnfolded || undefined}>
              <div className="column gap-3">{shown.map((one, at) => isFolded(one) && drawn(one, at))}</div>
            </Disclosure>
          )}
          {opened.kind === 'clone' && resource.form.clone?.parts && <CloneParts resource={resource} form={form} />}
          {sends && resource.record.media && (
            <FormFiles
              resource={resource}
              id={opened.kind === 'edit' ? opened.id : undefined}
              form={form}
              staged={files}
              onStage={setFiles}
            />
          )}
        </div>
        {aside?.(input, form.set, edited)}
      </div>
      <FormFooter
        brief={!isWide && brief?.(input, edited)}
        isSaving={isSaving}
        verb={sends && labels.move(resource.name, sends)}
        onSaveDraft={sends && row?.status !== 'rejected' ? () => void submit('draft') : undefined}
        onSaveAndNew={begun.kind === 'new' && !hideSaveAndNew ? () => void submit('new') : undefined}
        onCancel={address.close}
      />
      <LeaveQuestion isDirty={() => (form.isDirty || files.length > 0) && !isSaved()} onLeave={() => forgetDraft(draftKey, user.id)} />
      {stale && <StaleFields stale={stale} fields={fields} mine={form.draft} kinds={options.kinds} onSettle={settle} />}
    </form>
  );
}

const isGivenAnew = (initial: unknown, value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && JSON.stringify(value) !== JSON.stringify(initial);

/** The key comes from all fields of the row, shown or not, so that no input in it loses the focus. */
const keyOf = (row: readonly Request[] = []): string => row.map(({ name }) => name).join();

const FormRow = ({ heading, children }: { heading: string | undefined; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <>
      {heading && <Heading level={3}>{heading}</Heading>}
      <div className="grid record-form__row">{children}</div>
    </>
  );

const fieldId = (name: string): string => `field-${name}`;
