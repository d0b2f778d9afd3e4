import type { Resource } from '@cadre/contract/resource';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { TypedConfirm } from '../../../ui/overlays/typed-confirm.tsx';
import { labelOf, type Page } from '../../page.ts';
import { useBringBack } from '../../record/use-bring-back.ts';
import { RefusedRows } from './refused-rows.tsx';
import { useDeleteMany } from './use-delete-many.ts';
import type { Selection } from './use-selection.ts';

type Props = { page: Page; selection: Selection; onClose: () => void };

/** Lists the records to be deleted and the related records that stay; the number of records must be typed. */
export function BulkDeleteDialog({ page: { resource }, selection, onClose }: Props) {
  const t = useTexts();
  const format = useFormat();
  // The rows that were selected when the dialog opened, even if the list changes meanwhile.
  const [ticked] = useState(selection.rows);
  const rows = ticked.filter(({ can }) => can?.delete === true);
  const stay = ticked.length - rows.length;
  const [typed, setTyped] = useState('');
  const { undoableDelete } = useBringBack(resource);
  const { deleteAll, deleted, isPending, done } = useDeleteMany(resource);
  const start = async () => {
    const { rows: gone, refused } = await deleteAll(rows);
    selection.drop(gone);
    if (refused.length === 0) onClose();
  };
  const outcome = deleted?.refused;
  return (
    <Modal
      open
      title={deleted ? t('forms.delete_many_done', { done: deleted.rows.length }) : t('forms.delete_many_title', { count: rows.length })}
      okText={t(outcome ? 'common.close' : 'common.delete')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: !outcome, disabled: !outcome && typed.trim() !== String(rows.length), loading: isPending }}
      cancelButtonProps={{ hidden: outcome !== undefined || isPending }}
      mask={{ closable: !isPending }}
      onOk={() => (outcome ? onClose() : start())}
      onCancel={() => !isPending && onClose()}
    >
      {outcome ? (
        <RefusedRows resource={resource} refused={outcome} />
      ) : (
        <Stack gap={3}>
          <p>{t(rows.every(undoableDelete) ? 'forms.delete_many_back' : 'forms.delete_many_text')}</p>
          <p>{format.list(namesOf(resource, rows, (count) => t('history.more', { count })))}</p>
          {stay > 0 && <Alert tone="info">{t('forms.delete_many_stay', { count: stay })}</Alert>}
          {isPending ? (
            <Progress label={t('forms.delete_many_title', { count: rows.length })} value={done} max={rows.length} />
          ) : (
            <TypedConfirm
              label={t('forms.delete_typed', { label: String(rows.length) })}
              inputMode="numeric"
              value={typed}
              onChange={setTyped}
            />
          )}
        </Stack>
      )}
    </Modal>
  );
}

const mostNames = 12;

const namesOf = (resource: Resource, rows: readonly Row[], more: (count: number) => string): string[] => [
  ...rows.slice(0, mostNames).map((row) => labelOf(resource, row)),
  ...(rows.length > mostNames ? [more(rows.length - mostNames)] : []),
];
