import type { Resource } from '@cadre/contract/resource';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { usePart } from '../../../crud/address/use-part.ts';
import { distinctLabelOf, labelOf } from '../../../crud/page.ts';
import { useReturnFocus } from '../../../crud/use-return-focus.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { OwnFields } from './own-fields.tsx';
import { isPending, isRemoval, newNameIn, type OwnRequest } from './own-requests.ts';
import { OwnSection } from './own-section.tsx';
import { RequestNotes, WaitingNote } from './request-notes.tsx';
import type { Section } from './sections.ts';

const ChangeDrawer = lazy(async () => ({ default: (await import('./change-drawer.tsx')).ChangeDrawer }));
const RemovalQuestion = lazy(async () => ({ default: (await import('./removal-question.tsx')).RemovalQuestion }));

type Query = ComponentProps<typeof QueryStates<Row[]>>['query'];
type Props = { section: Section; resource: Resource; query: Query; requests: readonly OwnRequest[]; hint: string };

/** The user's own records that need HR's approval: each addition, change and removal is a request. */
export function ProtectedSection({ section, resource, query, requests, hint }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { opened, open, close } = usePart(resource.name);
  const [toRemove, setToRemove] = useState<Row>();
  useReturnFocus(opened !== undefined || toRemove !== undefined);
  const own = requests.filter(({ model }) => model === resource.name);
  const additions = own.filter(({ model_id }) => model_id === null);
  const rows = query.data;
  const edited = opened && 'id' in opened ? rows?.find(({ id }) => id === opened.id) : undefined;
  const addTitle = t('common.new', { what: labels.inline.a(resource.name) });
  return (
    <OwnSection section={section} hint={hint}>
      {additions.filter(isPending).map((request) => (
        <WaitingNote key={request.id} request={request} text={t('self.waiting_new')} what={newNameIn(request, resource)} />
      ))}
      <RequestNotes requests={own.filter((request) => !isPending(request))} />
      {rows?.length === 0 && <p className="muted">{labels.empty(resource.name)}</p>}
      <QueryStates query={query} rows={1}>
        {(data) => (
          <Stack as="ul" hasLines>
            {data.map((row) => (
              <ProtectedRow
                key={row.id}
                resource={resource}
                row={row}
                pending={own.filter((request) => request.model_id === row.id && isPending(request))}
                onEdit={() => open({ kind: 'edit', id: row.id })}
                onRemove={() => setToRemove(row)}
              />
            ))}
          </Stack>
        )}
      </QueryStates>
      <Cluster>
        <Button size="small" icon={Plus} onClick={() => open({ kind: 'new' })}>
          {addTitle}
        </Button>
      </Cluster>
      <Suspense>
        {opened && (opened.kind === 'new' || edited) && (
          <ChangeDrawer
            resource={resource}
            title={edited ? t('self.change_title', { what: labels.inline.one(resource.name) }) : addTitle}
            form={resource.form.rows}
            record={edited}
            onClose={close}
          />
        )}
        {toRemove && <RemovalQuestion resource={resource} row={toRemove} onClose={() => setToRemove(undefined)} />}
      </Suspense>
    </OwnSection>
  );
}

type RowProps = { resource: Resource; row: Row; pending: readonly OwnRequest[]; onEdit: () => void; onRemove: () => void };

/** While a request for a record is pending, no other can be made for it. */
function ProtectedRow({ resource, row, pending, onEdit, onRemove }: RowProps) {
  const t = useTexts();
  const label = labelOf(resource, row);
  const name = distinctLabelOf(resource, row);
  const removal = pending.find((request) => isRemoval(request, resource.label));
  const requested = removal ? [] : pending.flatMap(({ changes }) => changes);
  const isShown = (field: string) => field !== resource.label && (!isEmpty(row[field]) || requested.some((one) => one.field === field));
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between">
        <strong>{label}</strong>
        {pending.length === 0 && (
          <Cluster gap={0}>
            <IconButton icon={Pencil} label={`${t('common.edit')}: ${name}`} onClick={onEdit} />
            <IconButton icon={Trash2} label={t('self.remove', { what: name })} onClick={onRemove} />
          </Cluster>
        )}
      </Cluster>
      <OwnFields resource={resource} record={row} names={resource.form.rows.flat().filter(isShown)} asked={requested} />
      {pending.map((request) => (
        <WaitingNote key={request.id} request={request} text={t(request === removal ? 'self.waiting_removal' : 'self.waiting')} />
      ))}
    </Stack>
  );
}
