import type { Resource } from '@cadre/contract/resource';
import { lazy, Suspense } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { CallFields } from '../form/call-fields.tsx';
import { useCallForm } from '../form/use-call-form.ts';
import { labelOf } from '../page.ts';
import { useMove } from './use-move.ts';

const Files = lazy(async () => ({ default: (await import('../files/files.tsx')).Files }));

type Props = {
  resource: Resource;
  name: string;
  rows: readonly Row[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** The small form of any move: its hint, its fields and its files. */
export function MoveDialog({ resource, name, rows, onClose, onDone }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const move = useMove(resource);
  const { input = {}, danger = false, files } = resource.life.status?.moves[name] ?? {};
  const form = useCallForm({ fields: input, rows: Object.keys(input).map((field) => [field]) });
  const verb = labels.move(resource.name, name);
  const hint = labels.moveHint(resource.name, name);
  const [first] = rows;
  const send = async () => {
    if (!(await form.submit((requested) => move.mutateAsync({ name, rows, asked: requested })))) return;
    onClose();
    onDone?.();
  };
  return (
    <Modal
      open
      title={
        rows.length === 1 && first
          ? t('forms.move_title', { move: verb, label: labelOf(resource, first) })
          : t('forms.move_many_title', { move: verb, count: rows.length })
      }
      okText={verb}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {hint && <p className="muted">{hint}</p>}
      <CallFields of={form} />
      {files && rows.length === 1 && first && <MoveFiles resource={resource} id={first.id} collection={files} />}
    </Modal>
  );
}

/** Files that can be attached to a move; each is stored right away, even if the move is cancelled. */
function MoveFiles({ resource, id, collection }: { resource: Resource; id: number; collection: string }) {
  const labels = useLabels();
  return (
    <Stack gap={2}>
      <span>{labels.field(resource.name, collection)}</span>
      <Suspense>
        <Files resource={resource} id={id} only={collection} mayChange />
      </Suspense>
    </Stack>
  );
}
