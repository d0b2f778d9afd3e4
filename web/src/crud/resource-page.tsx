import type { Resource } from '@cadre/contract/resource';
import { lazy, Suspense, useState } from 'react';
import type { Row } from '../fields/kind.ts';
import './crud.css';
import { ListCard } from './list/list-card.tsx';
import { useMoves } from './moves/use-moves.tsx';
import type { PageOptions } from './page.ts';
import { useRowActions } from './record/use-row-actions.ts';
import { usePage } from './use-page.ts';
import { useReturnFocus } from './use-return-focus.ts';

const RecordDrawer = lazy(async () => ({ default: (await import('./record/record-drawer.tsx')).RecordDrawer }));
const FormDrawer = lazy(async () => ({ default: (await import('./form/form-drawer.tsx')).FormDrawer }));
const DeleteDialog = lazy(async () => ({ default: (await import('./record/delete-dialog.tsx')).DeleteDialog }));

/** A declaration as a page: list, record, form. The drawers come when they are first opened. */
export function ResourcePage({ resource, ...options }: { resource: Resource } & PageOptions) {
  const page = usePage(resource, options);
  const [doomed, setDoomed] = useState<Row>();
  const moves = useMoves(resource);
  const actionsFor = useRowActions(page, moves, setDoomed);
  const { opened, close } = page.address;
  useReturnFocus(opened !== undefined || doomed !== undefined || moves.dialog !== undefined);
  return (
    <>
      {options.body ? options.body(page) : <ListCard page={page} actionsFor={actionsFor} />}
      {moves.dialog}
      <Suspense>
        {opened?.kind === 'id' && <RecordDrawer key={opened.id} page={page} id={opened.id} actionsFor={actionsFor} />}
        {opened && opened.kind !== 'id' && (
          <FormDrawer key={`${opened.kind}-${'id' in opened ? opened.id : ''}`} page={page} opened={opened} />
        )}
        {doomed && (
          <DeleteDialog
            page={page}
            row={doomed}
            onClose={() => setDoomed(undefined)}
            onDeleted={() => {
              setDoomed(undefined);
              if (opened) close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
