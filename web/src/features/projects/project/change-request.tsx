import { addBaseline } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { kindOrLines } from '../../../crud/lines/lines-kind.tsx';
import type { Row } from '../../../fields/kind.ts';
import { longText } from '../../../fields/kinds/long-text.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

const { departments } = projects.fields;
const fields = { departments, note: addBaseline.body.note };
const rows = [['departments'], ['note']];
const kinds = { departments: kindOrLines('departments', departments), note: longText };

/** New estimates for all departments together, with a reason. */
export function ChangeRequest({ project, onClose }: { project: Row; onClose: () => void }) {
  const t = useTexts();
  const form = useCallForm({ fields, rows, start: { departments: project.departments }, kinds });
  const add = useCallMutation(addBaseline, { id: project.id });
  const send = async () => {
    if (await form.submit(({ departments = [], note }) => add.mutateAsync({ departments: departments ?? [], note }))) onClose();
  };
  return (
    <Modal
      title={t('project.change_request')}
      okText={t('common.save')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t('project.change_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}
