import { departments } from '@cadre/contract/resources/departments';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { DepartmentsMoveDialog } from './departments-move-dialog.tsx';
import { DepartmentsTreeCard } from './departments-tree-card.tsx';
import { DepartmentsViewSwitch } from './departments-view-switch.tsx';
import { useView } from './use-view.ts';

export function DepartmentsPage() {
  const t = useTexts();
  const [view, setView] = useView(['list', 'tree']);
  const [moving, setMoving] = useState<Row>();
  const moveAction = (row: Row) => ({ key: 'move', label: t('departmentTree.move_to'), icon: FolderTree, onSelect: () => setMoving(row) });
  return (
    <>
      <ResourcePage
        resource={departments}
        toolbar={<DepartmentsViewSwitch view={view} onView={setView} />}
        rowActions={(row) => (row.can?.update ? [moveAction(row)] : [])}
        body={view === 'tree' ? (page) => <DepartmentsTreeCard page={page} onMove={setMoving} /> : undefined}
      />
      {moving && <DepartmentsMoveDialog key={moving.id} department={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
