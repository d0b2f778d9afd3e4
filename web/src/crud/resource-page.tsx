import type { Resource } from '@cadre/contract/resource';
import { lazy, Suspense, useState } from 'react';
import type { Row } from '../fields/kind.ts';
import './crud.css';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../platform/texts.ts';
import { ListCard } from './list/list-card.tsx';
import { type Moves, useMoves } from './moves/use-moves.tsx';
import type { ActionsFor, Page, PageOptions } from './page.ts';
import { usePage } from './use-page.ts';
import { useReturnFocus } from './use-return-focus.ts';

const RecordDrawer = lazy(async () => ({ default: (await import('./record/record-drawer.tsx')).RecordDrawer }));
const FormDrawer = lazy(async () => ({ default: (await import('./form/form-drawer.tsx')).FormDrawer }));
const DeleteDialog = lazy(async () => ({ default: (await import('./record/delete-dialog.tsx')).DeleteDialog }));

/** A declaration as a page: list, record, form. The drawers come when they are first opened. */
export function ResourcePage({ resource, ...options }: { resource: Resource } & PageOptions) {
  const page = usePage(resource, options);
  const [rowToDelete, setRowToDelete] = useState<Row>();
  const moves = useMoves(resource);
  const actionsFor = useRowActions(page, moves, setRowToDelete);
  const { opened, close } = page.address;
  useReturnFocus(opened !== undefined || rowToDelete !== undefined || moves.dialog !== undefined);
  return (
    <>
      {options.body ? options.body(page) : <ListCard page={page} actionsFor={actionsFor} />}
      {moves.dialog}
      <Suspense>
        {opened?.kind === 'id' && <RecordDrawer key={opened.id} page={page} id={opened.id} actionsFor={actionsFor} />}
        {opened && opened.kind !== 'id' && (
          <FormDrawer key={`${opened.kind}-${'id' in opened ? opened.id : ''}`} page={page} opened={opened} />
        )}
        {rowToDelete && (
          <DeleteDialog
            page={page}
            row={rowToDelete}
            onClose={() => setRowToDelete(undefined)}
            onDeleted={() => {
              setRowToDelete(undefined);
              if (opened) close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Only actions that will work: every row lists in `can` the actions that the caller may take. */
function useRowActions({ options, address }: Page, moves: Moves, onDelete: (row: Row) => void): ActionsFor {
  const t = useTexts();
  return (row) => {
    const may = (verb: string) => row.can?.[verb] === true;
    const { id } = row;
    return [
      ...(may('update')
        ? [{ key: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => address.open({ kind: 'edit', id }) }]
        : []),
      ...(may('clone')
        ? [{ key: 'clone', label: t('common.clone'), icon: Copy, onSelect: () => address.open({ kind: 'clone', id }) }]
        : []),
      ...moves.items(row),
      ...(options.list?.rowActions?.(row) ?? []),
      ...(may('delete')
        ? [{ key: 'delete', label: t('common.delete'), icon: Trash2, isDangerous: true, onSelect: () => onDelete(row) }]
        : []),
    ];
  };
}
