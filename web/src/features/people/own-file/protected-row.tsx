import type { Resource } from '@cadre/contract/resource';
import { Pencil, Trash2 } from 'lucide-react';
import { labelOf } from '../../../crud/page.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { OwnFields } from './own-fields.tsx';
import { isRemoval, type OwnRequest } from './own-requests.ts';
import { WaitingNote } from './request-notes.tsx';

type Props = { resource: Resource; row: Row; pending: readonly OwnRequest[]; onEdit: () => void; onRemove: () => void };

/** While something about a record waits, nothing more is asked for it. */
export function ProtectedRow({ resource, row, pending, onEdit, onRemove }: Props) {
  const t = useTexts();
  const label = labelOf(resource, row);
  const removal = pending.find((request) => isRemoval(request, resource.label));
  const asked = removal ? [] : pending.flatMap(({ changes }) => changes);
  const isShown = (name: string) => name !== resource.label && (!isEmpty(row[name]) || asked.some(({ field }) => field === name));
  return (
    <li>
      <div className="own-list__head">
        <span className="own-list__name">{label}</span>
        {pending.length === 0 && (
          <>
            <IconButton icon={Pencil} label={`${t('common.edit')}: ${label}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={t('self.remove', { what: label })} onClick={onRemove} />
          </>
        )}
      </div>
      <OwnFields resource={resource} record={row} rows={[resource.form.flat().filter(isShown)]} asked={asked} />
      {pending.map((request) => (
        <WaitingNote key={request.id} request={request} text={t(request === removal ? 'self.waiting_removal' : 'self.waiting')} />
      ))}
    </li>
  );
}
