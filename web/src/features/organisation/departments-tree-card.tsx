import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { NewButton } from '../../crud/new-button.tsx';
import type { Page } from '../../crud/page.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RowAnchor } from '../../ui/row-link.tsx';
import { type Department, openAtFirst, visibleRows } from './departments-tree.ts';
import { DepartmentsTreeTable } from './departments-tree-table.tsx';
import { TreeStates } from './tree-states.tsx';
import { useDepartmentsTree } from './use-departments-tree.ts';

type Props = { page: Page; onMove: (department: Row) => void };

/** The departments as they stand below each other. */
export function DepartmentsTreeCard({ page, onMove }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const tree = useDepartmentsTree();
  const mayMove = useScope('departments.update') !== undefined;
  const [open, setOpen] = useState<ReadonlySet<number>>();

  const nameOf = (department: Department) => (
    <RowAnchor href={page.hrefOf(asRow(department))} onOpen={() => page.open(asRow(department))}>
      {department.name}
    </RowAnchor>
  );
  const moveButton = (department: Department) => (
    <IconButton icon={FolderTree} label={`${t('departmentTree.move_to')} ${department.name}`} onClick={() => onMove(asRow(department))} />
  );
  return (
    <Card isFlush label={labels.many(page.resource.name)}>
      <div className="toolbar">
        <div className="toolbar__end">
          {page.options.toolbar}
          <NewButton page={page} />
        </div>
      </div>
      <TreeStates tree={tree}>
        {(data) => {
          const shown = open ?? openAtFirst(data);
          return (
            <DepartmentsTreeTable
              rows={visibleRows(data, shown)}
              onToggle={(id) => setOpen(new Set(shown).symmetricDifference(new Set([id])))}
              nameOf={nameOf}
              {...(mayMove && { actions: ({ department }) => moveButton(department) })}
            />
          );
        }}
      </TreeStates>
    </Card>
  );
}

const asRow = ({ id, version, name }: Department): Row => ({ id, version, name });
