import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';

type Props = { isSaving: boolean; canSaveAndNew: boolean; onSaveAndNew: () => void; onCancel: () => void };

export function FormFooter({ isSaving, canSaveAndNew, onSaveAndNew, onCancel }: Props) {
  const t = useTexts();
  return (
    <div className="form-footer">
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {canSaveAndNew && (
        <Button disabled={isSaving} onClick={onSaveAndNew}>
          {t('common.save_and_new')}
        </Button>
      )}
      <Button variant="primary" type="submit" isBusy={isSaving}>
        {isSaving ? t('common.saving') : t('common.save')}
      </Button>
    </div>
  );
}
