import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { useEmployeeCall } from './use-employee-call.ts';
import type { Profile } from './use-profile.ts';

export function WithdrawDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const withdraw = useEmployeeCall(employee.id, 'withdraw-notice');
  return (
    <Modal
      open
      title={t('people.leaving.withdraw_title', { name: employee.name })}
      okText={t('people.leaving.withdraw')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: withdraw.isPending }}
      onOk={() => withdraw.mutate({}, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>{t('people.leaving.withdraw_text')}</p>
    </Modal>
  );
}
