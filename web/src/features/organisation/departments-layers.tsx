import { lazy, Suspense, useState } from 'react';
import type { Page } from '../../crud/page.ts';
import { useReturnFocus } from '../../crud/use-return-focus.ts';
import { useRowActions } from '../../crud/use-row-actions.ts';
import type { Row } from '../../fields/kind.ts';

const RecordDrawer = lazy(async () => ({ default: (await import('../../crud/record/record-drawer.tsx')).RecordDrawer }));
const FormDrawer = lazy(async () => ({ default: (await import('../../crud/form/form-drawer.tsx')).FormDrawer }));
const DeleteDialog = lazy(async () => ({ default: (await import('../../crud/delete-dialog.tsx')).DeleteDialog }));

/** Record, form and deletion above the tree, as the address says. */
export function DepartmentsLayers({ page }: { page: Page }) {
  const [doomed, setDoomed] = useState<Row>();
  const actionsFor = useRowActions(page, setDoomed);
  const { opened, close } = page.address;
  useReturnFocus(opened !== undefined || doomed !== undefined);
  const onDeleted = () => {
    setDoomed(undefined);
    if (opened) close();
  };
  return (
    <Suspense>
      {opened?.kind === 'id' && <RecordDrawer key={opened.id} page={page} id={opened.id} actionsFor={actionsFor} />}
      {opened && opened.kind !== 'id' && <FormDrawer key={opened.kind} page={page} opened={opened} />}
      {doomed && <DeleteDialog page={page} row={doomed} onClose={() => setDoomed(undefined)} onDeleted={onDeleted} />}
    </Suspense>
  );
}
