import { archivePerson } from '@cadre/contract/calls/privacy';
import { timelineKinds } from '@cadre/contract/calls/timeline';
import { travels } from '@cadre/contract/resources/travels';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { ownedBy } from '../../../crud/page.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Life, type TimelineKind } from './life.tsx';
import './my-history.css';
import { self } from './sections.ts';

/** The history of the user's own record, and who viewed it. */
export function MyHistoryPage() {
  const t = useTexts();
  const { employee } = useMe();
  const navigate = useNavigate();
  const search = useSearch({ from: '__root__' });
  const kind = timelineKinds.find((one) => one === search.kind);
  const choose = (next: TimelineKind | undefined) =>
    void navigate({ to: '/my-history', search: next ? { kind: next } : {}, replace: true });
  if (!employee)
    return (
      <Card>
        <EmptyState text={t('self.no_record')} />
      </Card>
    );
  return (
    <Stack className="life">
      <KindFilter value={kind} onChoose={choose} />
      {kind === 'viewed' && <p className="muted">{t('self.viewed_hint')}</p>}
      {kind === 'travel' ? <OwnTravels employee={employee} /> : <Life key={kind ?? 'all'} kind={kind} />}
      <ArchiveCard />
    </Stack>
  );
}

/** The user's own trips, with the action to request one. */
const OwnTravels = ({ employee }: { employee: { id: number; name: string } }) => (
  <ResourcePage
    resource={travels}
    list={{ fixedFilters: { employee_id: 'self' } }}
    owner={ownedBy(employee)}
    hideFields={['employee_id']}
    form={{ showsField: (name, draft) => name !== 'actual_cost' || draft.actual_cost !== undefined, hideSaveAndNew: true, wide: true }}
  />
);

type FilterProps = { value: TimelineKind | undefined; onChoose: (kind: TimelineKind | undefined) => void };

/** Which part of the history is shown: buttons to swipe through, one of them pressed. */
function KindFilter({ value, onChoose }: FilterProps) {
  const t = useTexts();
  return (
    <Cluster justify="between" align="start">
      <fieldset className="gap-2 flex wraps fills life__filter not-printed">
        <legend className="visually-hidden">{t('self.filter')}</legend>
        {[undefined, ...timelineKinds].map((kind) => (
          <Button size="small" key={kind ?? 'all'} aria-pressed={kind === value} onClick={() => onChoose(kind)}>
            {t(`self.kind_${kind ?? 'all'}`)}
          </Button>
        ))}
      </fieldset>
      <Button size="small" icon={Printer} onClick={() => window.print()}>
        {t('self.print')}
      </Button>
    </Cluster>
  );
}

/** The right to know: everything about oneself, as one file. */
function ArchiveCard() {
  const t = useTexts();
  // It is sent as an attachment, so the page stays where it is.
  const archive = useCallMutation(archivePerson, self, { onSuccess: ({ link }) => window.location.assign(link) });
  return (
    <Card
      title={t('self.my_data')}
      actions={
        <Button icon={Download} isBusy={archive.isPending} onClick={() => archive.mutate()}>
          {archive.isPending ? t('self.preparing_archive') : t('self.download_archive')}
        </Button>
      }
    >
      <p className="muted">{t('self.my_data_hint')}</p>
    </Card>
  );
}
