import type { Resource } from '@cadre/contract/resource';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePart } from '../../../crud/use-part.ts';
import { useReturnFocus } from '../../../crud/use-return-focus.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isPending, newNameIn, type OwnRequest } from './own-requests.ts';
import { OwnSection } from './own-section.tsx';
import { ProtectedRow } from './protected-row.tsx';
import { RequestNotes, WaitingNote } from './request-notes.tsx';
import { type Asked, SectionStates } from './section-states.tsx';
import type { Section } from './sections.ts';

const ChangeDrawer = lazy(async () => ({ default: (await import('./change-drawer.tsx')).ChangeDrawer }));
const RemovalQuestion = lazy(async () => ({ default: (await import('./removal-question.tsx')).RemovalQuestion }));

type Props = { section: Section; resource: Resource; query: Asked<Row[]>; requests: readonly OwnRequest[]; hint: string };

/** Records of one's own that HR must agree to: each addition, change and removal is asked for. */
export function ProtectedSection({ section, resource, query, requests, hint }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { opened, open, close } = usePart(resource.name);
  const [doomed, setDoomed] = useState<Row>();
  useReturnFocus(opened !== undefined || doomed !== undefined);
  const own = requests.filter(({ model }) => model === resource.name);
  const additions = own.filter(({ model_id }) => model_id === null);
  const rows = query.data;
  const edited = opened && 'id' in opened ? rows?.find(({ id }) => id === opened.id) : undefined;
  const addTitle = t('common.new', { what: labels.inline.a(resource.name) });
  return (
    <OwnSection section={section} hint={hint}>
      {additions.filter(isPending).map((request) => (
        <WaitingNote key={request.id} request={request} text={t('self.waiting_new')} what={newNameIn(request, resource.label)} />
      ))}
      <RequestNotes requests={own.filter((request) => !isPending(request))} />
      <SectionStates query={query} rows={1}>
        {(data) =>
          data.length === 0 ? (
            <p className="muted">{labels.empty(resource.name)}</p>
          ) : (
            <ul className="own-list">
              {data.map((row) => (
                <ProtectedRow
                  key={row.id}
                  resource={resource}
                  row={row}
                  pending={own.filter((request) => request.model_id === row.id && isPending(request))}
                  onEdit={() => open({ kind: 'edit', id: row.id })}
                  onRemove={() => setDoomed(row)}
                />
              ))}
            </ul>
          )
        }
      </SectionStates>
      <Button size="small" icon={Plus} className="own-section__add" onClick={() => open({ kind: 'new' })}>
        {addTitle}
      </Button>
      <Suspense>
        {opened && (opened.kind === 'new' || edited) && (
          <ChangeDrawer
            resource={resource}
            title={edited ? t('self.change_title', { what: labels.inline.one(resource.name) }) : addTitle}
            form={resource.form}
            record={edited}
            onClose={close}
          />
        )}
        {doomed && <RemovalQuestion resource={resource} row={doomed} onClose={() => setDoomed(undefined)} />}
      </Suspense>
    </OwnSection>
  );
}
