import { useTexts } from '../../platform/texts.ts';

type Props = { isSaving: boolean; canSaveAndNew: boolean; onSaveAndNew: () => void; onCancel: () => void };

export function FormFooter({ isSaving, canSaveAndNew, onSaveAndNew, onCancel }: Props) {
  const t = useTexts();
  return (
    <div className="form-footer">
      <button type="button" className="button" onClick={onCancel}>
        {t('common.cancel')}
      </button>
      {canSaveAndNew && (
        <button type="button" className="button" disabled={isSaving} onClick={onSaveAndNew}>
          {t('common.save_and_new')}
        </button>
      )}
      <button type="submit" className="button button--primary" disabled={isSaving}>
        {isSaving && <span className="spinner" aria-hidden />}
        {isSaving ? t('common.saving') : t('common.save')}
      </button>
    </div>
  );
}
