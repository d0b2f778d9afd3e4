import { useTexts } from '../platform/texts.ts';

export type ModalButtonsProps = {
  okText: string;
  cancelText: string;
  okButtonProps: { danger?: boolean; disabled?: boolean; loading?: boolean };
  cancelButtonProps: { hidden?: boolean };
  onOk: () => void | Promise<void>;
};

export function ModalButtons({
  okText,
  cancelText,
  okButtonProps: { danger = false, disabled = false, loading = false } = {},
  cancelButtonProps: { hidden = false } = {},
  onOk,
  onCancel,
}: Partial<ModalButtonsProps> & { onCancel: () => void }) {
  const t = useTexts();
  return (
    <>
      {!hidden && (
        <button type="button" className="button" onClick={onCancel}>
          {cancelText ?? t('common.cancel')}
        </button>
      )}
      {/* A button that works stays focusable, or the focus would fall out of the dialog. */}
      <button
        type="button"
        className={`button button--primary ${danger ? 'ui-modal__danger' : ''}`}
        disabled={disabled}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        onClick={() => !loading && void onOk?.()}
      >
        {loading && <span className="spinner" aria-hidden />}
        {okText}
      </button>
    </>
  );
}
