import { documents } from '@cadre/contract/resources/documents';
import { Check, Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePart } from '../../../crud/address/use-part.ts';
import { Files } from '../../../crud/files/files.tsx';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { daysBetween } from './profile.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('../../../crud/record/delete-dialog.tsx')).DeleteDialog }));

/** A document: its type, its status, its file, and the decisions open to the user. */
export function Paper({ paper }: { paper: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const { open } = usePart(documents.name);
  const [isDeleting, setDeleting] = useState(false);
  const may = (verb: string) => paper.can?.[verb] === true;
  const title = String(paper.title);
  const close = () => setDeleting(false);
  return (
    <Stack as="li" gap={2}>
      <Cluster gap={3}>
        <Stack gap={0} className="profile-paper__words">
          <strong>{title}</strong>
          <small className="muted">{labels.option('documents', 'type', String(paper.type))}</small>
        </Stack>
        <StatusBadge name="status" field={documents.fields.status} value={String(paper.status)} />
        <PaperDays paper={paper} />
        <Cluster gap={1}>
          <MoveButton resource={documents} row={paper} move="accept" icon={Check} size="small" />
          <MoveButton resource={documents} row={paper} move="reject" icon={X} size="small" />
          <MoveButton resource={documents} row={paper} move="ask_again" icon={RotateCcw} size="small" />
          {may('update') && (
            <IconButton icon={Pencil} label={`${t('common.edit')}: ${title}`} onClick={() => open({ kind: 'edit', id: paper.id })} />
          )}
          {may('delete') && <IconButton icon={Trash2} label={`${t('common.delete')}: ${title}`} onClick={() => setDeleting(true)} />}
        </Cluster>
      </Cluster>
      {typeof paper.note === 'string' && <p className="muted">{paper.note}</p>}
      {typeof paper.decision_note === 'string' && (
        <p className="toned tone--pink">
          {labels.field('documents', 'decision_note')}: {paper.decision_note}
        </p>
      )}
      <PaperFiles paper={paper} />
      <Suspense>
        {isDeleting && <DeleteDialog page={{ resource: documents, options: {} }} row={paper} onClose={close} onDeleted={close} />}
      </Suspense>
    </Stack>
  );
}

function PaperFiles({ paper }: { paper: Row }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const mayUpload = useScope('documents.create') !== undefined;
  const count = Number(paper.files_count ?? 0);
  if (paper.form_id || (count === 0 && !mayUpload)) return null;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('people.papers.show_files', { count })}</summary>
      {isOpen && <Files resource={documents} id={paper.id} mayChange={mayUpload} />}
    </details>
  );
}

/** Soon enough to do something about it. */
const soon = 90;

/** The expiry date of a document, or the due date of a requested one. */
function PaperDays({ paper }: { paper: Row }) {
  const t = useTexts();
  const format = useFormat();
  const today = format.today();
  const when = (day: string) => {
    const days = daysBetween(today, day);
    const far = days < 0 ? t('people.profile.days_ago', { days: -days }) : t('people.profile.days_left', { days });
    return `${format.date(day)} (${far})`;
  };
  if (typeof paper.due_on === 'string' && paper.status === 'requested') {
    const tone = paper.due_on < today ? 'pink' : 'neutral';
    return <Badge tone={tone}>{t('people.papers.due', { when: when(paper.due_on) })}</Badge>;
  }
  if (typeof paper.expires_on !== 'string') return null;
  const days = daysBetween(today, paper.expires_on);
  if (days < 0) return <Badge tone="pink">{t('people.papers.expired', { when: when(paper.expires_on) })}</Badge>;
  const tone = days <= soon ? 'amber' : 'neutral';
  return <Badge tone={tone}>{t('people.papers.expires', { when: when(paper.expires_on) })}</Badge>;
}
