import { requestRole } from '@cadre/contract/calls/role-requests';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Row } from '../../fields/kind.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

const { role_id } = requestRole.body;
const rows = [['role_id']];

/** Requests a role whose rights the administrator does not hold; a second person confirms it. */
export function RequestRoleDialog({ user, onClose }: { user: Row; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields: { role_id }, rows, start: {} });
  const request = useCallMutation(requestRole, { user_id: user.id });
  const send = async () => {
    if (await form.submit((body) => request.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      title={t('auth.request_role_title', { name: String(user.name) })}
      okText={t('auth.request_role_send')}
      okButtonProps={{ loading: form.isSending }}
      onOk={send}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('auth.request_role_text')}</p>
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
