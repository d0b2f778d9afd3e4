import { type ImportData, undoImport } from '@cadre/contract/calls/imports';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

/** Imported people may have been changed since. They are named, and stay unless the user confirms their removal. */
export function UndoDialog({ found, onClose }: { found: ImportData; onClose: () => void }) {
  const t = useTexts();
  const messages = useMessages();
  const updated = found.updated_count ?? 0;
  const [later, setLater] = useState<ApiProblem>();
  const undo = useCallMutation(
    undoImport,
    { id: found.id },
    {
      meta: { quiet: true },
      onSuccess: onClose,
      onError: (problem) => {
        if (isAboutLaterWork(problem) && !later) return setLater(problem);
        messages.error(problem.message);
        onClose();
      },
    },
  );
  if (later) {
    return (
      <Modal
        title={t('imports.undo_title')}
        onCancel={onClose}
        footer={
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            {later.code === 'import_has_later_work' && (
              <Button variant="danger" disabled={undo.isPending} onClick={() => undo.mutate({ later: 'remove' })}>
                {t('imports.undo_all')}
              </Button>
            )}
            <Button variant="primary" isBusy={undo.isPending} onClick={() => undo.mutate({ later: 'keep' })}>
              {t('imports.undo_keep')}
            </Button>
          </Cluster>
        }
      >
        <Stack>
          <Alert tone="warning">
            <p>{later.message}</p>
          </Alert>
          <p>{t('imports.undo_keep_hint')}</p>
        </Stack>
      </Modal>
    );
  }
  return (
    <Modal
      title={t('imports.undo_title')}
      okText={t('imports.undo')}
      okButtonProps={{ danger: true, loading: undo.isPending }}
      onOk={() => undo.mutate({})}
      onCancel={onClose}
    >
      <Stack>
        {found.done_count > updated && (
          <p>{t(found.resource === 'employees' ? 'imports.undo_text' : 'imports.rows_undo_text', { count: found.done_count - updated })}</p>
        )}
        {updated > 0 && <p>{t('imports.undo_updates_text', { count: updated })}</p>}
      </Stack>
    </Modal>
  );
}

const isAboutLaterWork = (problem: Error): problem is ApiProblem =>
  problem instanceof ApiProblem && (problem.code === 'import_has_later_work' || problem.code === 'import_undo_blocked');
