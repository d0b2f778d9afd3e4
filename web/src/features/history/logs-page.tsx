import { logs } from '@cadre/contract/resources/logs';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFirstView } from '../../crud/list/views/use-first-view.ts';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { person } from '../../fields/kinds/person.tsx';
import { resourceName } from '../../fields/kinds/resource-name.tsx';
import { text } from '../../fields/kinds/text.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { actorFilter } from './actor-filter.tsx';
import { entryIn, hrefWithEntry } from './entry-address.ts';
import { changedField } from './field-filter.tsx';
import { AuthorCell, ChangesCell, RecordNameCell } from './log-cells.tsx';
import { SealLine } from './seal-line.tsx';

const LogDrawer = lazy(async () => ({ default: (await import('./log-drawer.tsx')).LogDrawer }));

const kinds = {
  actor_name: { ...person, Cell: AuthorCell, width: 190 },
  actor_id: actorFilter,
  field: changedField,
  action: { width: 165 },
  model: { ...resourceName, width: 140 },
  label: { ...text, Cell: RecordNameCell, width: 190 },
  changes: { Cell: ChangesCell, width: 240 },
};

/** The events, their authors, and the changes they made. The history is read-only, so an entry opens its own drawer. */
export function LogsPage() {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const entry = entryIn(searchStr);
  const views = useLogViews();
  useFirstView(logs, views);
  const hrefOf = (id: number | undefined) => pathname + hrefWithEntry(searchStr, id);
  return (
    <>
      <Stack gap={3}>
        <ResourcePage resource={logs} kinds={kinds} list={{ views }} record={{ path: ({ id }) => hrefOf(id) }} />
        <SealLine />
      </Stack>
      <Suspense>{entry !== undefined && <LogDrawer key={entry} id={entry} onClose={() => history.replace(hrefOf(undefined))} />}</Suspense>
    </>
  );
}

/** Changes are the first view; sign-ins, views and refusals are opt-in. */
function useLogViews(): BuiltInView[] {
  const t = useTexts();
  return [
    { key: 'changes', name: t('history.view_changes'), filters: { action: ['create', 'update', 'delete', 'status', 'permission_change'] } },
    { key: 'sign_ins', name: t('history.view_sign_ins'), filters: { action: ['login', 'login_failed', 'logout'] } },
    { key: 'looks', name: t('history.view_looks'), filters: { action: ['view_sensitive', 'export'] } },
    { key: 'refusals', name: t('history.view_refusals'), filters: { action: ['refused', 'login_failed'] } },
  ];
}
