import { documents } from '@cadre/contract/resources/documents';
import { Check, Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Files } from '../../../crud/files.tsx';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import { usePart } from '../../../crud/use-part.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PaperDays } from './paper-days.tsx';

const DeleteDialog = lazy(async () => ({ default: (await import('../../../crud/delete-dialog.tsx')).DeleteDialog }));

/** One paper: what it is, how it stands, its file, and what its reader may decide. */
export function Paper({ paper }: { paper: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const { open } = usePart(documents.name);
  const [isDeleting, setDeleting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const mayUpload = useScope('documents.create') !== undefined;
  const may = (verb: string) => paper.can?.[verb] === true;
  const title = String(paper.title);
  const count = Number(paper.files_count ?? 0);
  const close = () => setDeleting(false);
  return (
    <li className="profile-paper">
      <div className="profile-paper__head">
        <div className="profile-paper__words">
          <span className="profile-paper__title">{title}</span>
          <span className="muted">{labels.option('documents', 'type', String(paper.type))}</span>
        </div>
        <StatusBadge name="status" field={documents.fields.status} value={String(paper.status)} />
        <PaperDays paper={paper} />
        <div className="profile-paper__actions">
          <MoveButton resource={documents} row={paper} move="accept" icon={Check} size="small" />
          <MoveButton resource={documents} row={paper} move="reject" icon={X} size="small" />
          <MoveButton resource={documents} row={paper} move="ask_again" icon={RotateCcw} size="small" />
          {may('update') && (
            <IconButton icon={Pencil} label={`${t('common.edit')}: ${title}`} onClick={() => open({ kind: 'edit', id: paper.id })} />
          )}
          {may('delete') && <IconButton icon={Trash2} label={`${t('common.delete')}: ${title}`} onClick={() => setDeleting(true)} />}
        </div>
      </div>
      {typeof paper.note === 'string' && <p className="muted">{paper.note}</p>}
      {typeof paper.decision_note === 'string' && (
        <p className="profile-paper__decision">
          {labels.field('documents', 'decision_note')}: {paper.decision_note}
        </p>
      )}
      {(count > 0 || mayUpload) && !paper.form_id && (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t('people.papers.show_files', { count })}</summary>
          {isOpen && <Files resource={documents} id={paper.id} mayChange={mayUpload} />}
        </details>
      )}
      <Suspense>
        {isDeleting && <DeleteDialog page={{ resource: documents, options: {} }} row={paper} onClose={close} onDeleted={close} />}
      </Suspense>
    </li>
  );
}
