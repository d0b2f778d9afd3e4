import '../../../crud/styles/diff.css';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { type GrantChange, gainsAndLosses } from './role-grants.ts';
import { useRightWords } from './use-right-words.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Shows the rights that holders gain and lose before the role is saved. */
export function RoleSaveDialog({ draft, onClose }: { draft: RoleDraft; onClose: () => void }) {
  const t = useTexts();
  const { gains, losses } = gainsAndLosses(draft.changes);
  const save = async () => {
    await draft.save();
    onClose();
  };
  return (
    <Modal
      title={t('roleMatrix.save_title', { name: String(draft.role.name) })}
      okText={draft.isSaving ? t('common.saving') : t('common.save')}
      okButtonProps={{ loading: draft.isSaving }}
      onOk={save}
      onCancel={onClose}
    >
      <Stack gap={4}>
        {gains.length > 0 && <Changes title={t('roleMatrix.gains')} changes={gains} />}
        {losses.length > 0 && <Changes title={t('roleMatrix.losses')} changes={losses} />}
      </Stack>
    </Modal>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly GrantChange[] }) {
  const t = useTexts();
  const labels = useLabels();
  const { nameOf, reachOf } = useRightWords();
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{title}</Heading>
      <Table
        isFramed
        className="diff"
        label={title}
        rows={changes}
        keyOf={({ name }) => name}
        columns={[
          { name: 'right', head: labels.one('permissions'), isHeading: true, cell: ({ name }) => nameOf(name) },
          { name: 'from', head: t('history.before'), cell: ({ name, from }) => reachOf(name, from) },
          { name: 'to', head: t('history.after'), cell: ({ name, to }) => reachOf(name, to) },
        ]}
      />
    </Stack>
  );
}
