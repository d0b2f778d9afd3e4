import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';

type Props = {
  brief?: ReactNode;
  isSaving: boolean;
  /** The label of the submit button, where the form does more than save. */
  verb?: string | undefined;
  onSaveDraft?: (() => void) | undefined;
  onSaveAndNew?: (() => void) | undefined;
  onCancel: () => void;
};

export function FormFooter({ brief, isSaving, verb, onSaveDraft, onSaveAndNew, onCancel }: Props) {
  const t = useTexts();
  return (
    <div className="gap-2 flex wraps form-footer">
      {brief && <div className="small form-footer__brief">{brief}</div>}
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {onSaveAndNew && (
        <Button disabled={isSaving} onClick={onSaveAndNew}>
          {t('common.save_and_new')}
        </Button>
      )}
      {onSaveDraft && (
        <Button disabled={isSaving} onClick={onSaveDraft}>
          {t('forms.save_draft')}
        </Button>
      )}
      <Button variant="primary" type="submit" isBusy={isSaving}>
        {isSaving ? t('common.saving') : (verb ?? t('common.save'))}
      </Button>
    </div>
  );
}
