import { useTexts } from '../../platform/texts.ts';
import { Button } from '../actions/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';

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
      {!hidden && <Button onClick={onCancel}>{cancelText ?? t('common.cancel')}</Button>}
      {/* A button that works stays focusable, or the focus would fall out of the dialog. */}
      <Button
        variant={danger ? 'destroy' : 'primary'}
        disabled={disabled}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        onClick={() => !loading && void onOk?.()}
      >
        {loading && <Spinner />}
        {okText}
      </Button>
    </>
  );
}
