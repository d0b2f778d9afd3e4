import { saveStatementSettings, statementSettings } from '@cadre/contract/calls/statements';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { Draft } from '../../fields/kind.ts';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

/** How statements are reviewed and booked, for users who may change it. */
export function SettingsButton() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useScope('statements.configure') !== undefined;
  const { data } = useCall(statementSettings, {}, { enabled: isOpen, staleTime: 0 });
  if (!mayChange) return null;
  return (
    <>
      <Button icon={Settings2} isBusy={isOpen && !data} onClick={() => setOpen(true)}>
        {t('statements.settings')}
      </Button>
      {isOpen && data && <SettingsDialog start={data} onClose={() => setOpen(false)} />}
    </>
  );
}

const { version: _, ...fields } = saveStatementSettings.body;
const rows = [['needs_second_person'], ['time_account', 'milestone_account'], ['retainer_account']];

function SettingsDialog({ start, onClose }: { start: Draft & { version: number }; onClose: () => void }) {
  const t = useTexts();
  const { version, ...given } = start;
  const form = useCallForm({ fields, rows, start: given });
  const save = useCallMutation(saveStatementSettings, { version });
  const submit = async () => {
    if (await form.submit((body) => save.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      title={t('statements.settings')}
      okText={t('common.save')}
      okButtonProps={{ loading: form.isSending }}
      onOk={submit}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}
