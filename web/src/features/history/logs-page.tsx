import { logs } from '@cadre/contract/resources/logs';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { person } from '../../fields/person.tsx';
import { resourceName } from '../../fields/resource-name.tsx';
import { text } from '../../fields/text.tsx';
import { Stack } from '../../ui/stack.tsx';
import { actorFilter } from './actor-filter.tsx';
import { entryIn, hrefWithEntry } from './entry-address.ts';
import { ChangesCell, RecordNameCell } from './log-cells.tsx';
import { SealLine } from './seal-line.tsx';

const LogDrawer = lazy(async () => ({ default: (await import('./log-drawer.tsx')).LogDrawer }));

const kinds = {
  actor_name: { ...person, width: 190 },
  actor_id: actorFilter,
  action: { width: 165 },
  model: { ...resourceName, width: 140 },
  label: { ...text, Cell: RecordNameCell, width: 190 },
  changes: { Cell: ChangesCell, width: 240 },
};

/** What happened, by whom, and what it changed. Nobody writes here, so an entry opens a drawer of its own. */
export function LogsPage() {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const entry = entryIn(searchStr);
  const hrefOf = (id: number | undefined) => pathname + hrefWithEntry(searchStr, id);
  return (
    <>
      <Stack gap={3}>
        <ResourcePage resource={logs} kinds={kinds} recordPath={({ id }) => hrefOf(id)} />
        <SealLine />
      </Stack>
      <Suspense>{entry !== undefined && <LogDrawer key={entry} id={entry} onClose={() => history.replace(hrefOf(undefined))} />}</Suspense>
    </>
  );
}
