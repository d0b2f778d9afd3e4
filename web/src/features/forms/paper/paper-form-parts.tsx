import { isLanguage } from '@cadre/contract/languages';
import { CloudCheck, HardDrive } from 'lucide-react';
import { useMemo } from 'react';
import { FormField } from '../../../crud/form/form-field.tsx';
import type { useRequiredMark } from '../../../crud/form/use-required-mark.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { storedLanguage, useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { fieldId } from '../field-id.ts';
import { soundAnswers } from './paper-draft.ts';
import type { PaperGroup as Group } from './paper-fields.ts';
import { PaperView } from './paper-view.tsx';
import type { PaperForm } from './use-paper-form.ts';

/** Shows that earlier input was restored; the user can discard it. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div className="line wraps rounded draft-offer" role="status">
      <p>{t('papers.restored', { when: format.moment(at) })}</p>
      <Button size="small" onClick={onDiscard}>
        {t('papers.discard')}
      </Button>
    </div>
  );
}

type GroupProps = { group: Group; paper: PaperForm; form: PaperForm['form']; marks: ReturnType<typeof useRequiredMark> };

/** One part of the form, under its heading. */
export function PaperGroup({ group: { name, rows }, paper, form, marks }: GroupProps) {
  const t = useTexts();
  return (
    <Card className="paper-form__group" title={t(`papers.group_${name}`)}>
      {rows.map((row) => (
        <div key={row.map((field) => field.name).join()} className="grid record-form__row">
          {row.map((field) => (
            <FormField key={field.name} id={fieldId(field.name)} {...field} form={form} row={paper.row} mark={marks(field.field)} />
          ))}
        </div>
      ))}
    </Card>
  );
}

/** The paper as it will be, with every letter that is typed. */
export function PaperPreview({ paper: { type, form }, isShown }: { paper: PaperForm; isShown: boolean }) {
  const t = useTexts();
  const { draft } = form;
  const answers = useMemo(() => soundAnswers(type, draft), [type, draft]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a mouse must be able to scroll it
    <section className="shrinkable paper-form__preview" aria-label={t('papers.preview_of')} tabIndex={0}>
      <PaperView type={type} answers={answers} number={null} language={isLanguage(draft.language) ? draft.language : storedLanguage()} />
    </section>
  );
}

type BarProps = { paper: PaperForm; isFilling: boolean; isBusy: boolean; mayIssue: boolean; onSave: () => void; onIssue: () => void };

/** A sticky bar that shows where the text is stored, with its actions. */
export function PaperFormBar({ paper: { row, isChanged }, isFilling, isBusy, mayIssue, onSave, onIssue }: BarProps) {
  const t = useTexts();
  return (
    <div className="line wraps gap-2 fills paper-form__bar">
      <span role="status" className="line line--inline quiet whole fills paper-form__kept">
        {isFilling ? t('papers.prefilling') : <DraftNote isChanged={isChanged} isStored={row !== undefined} />}
      </span>
      <Button variant={mayIssue ? 'plain' : 'primary'} disabled={isBusy} onClick={onSave}>
        {t('papers.save_draft')}
      </Button>
      {mayIssue && (
        <Button variant="primary" disabled={isBusy} onClick={onIssue}>
          {t('papers.issue')}
        </Button>
      )}
    </div>
  );
}

function DraftNote({ isChanged, isStored }: { isChanged: boolean; isStored: boolean }) {
  const t = useTexts();
  if (!isChanged && !isStored) return null;
  const Icon = isChanged ? HardDrive : CloudCheck;
  return (
    <>
      <Icon size={16} aria-hidden />
      {isChanged ? t('papers.kept_here') : t('papers.all_saved')}
    </>
  );
}
