import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { NewButton } from '../../../crud/list/new-button.tsx';
import type { Page } from '../../../crud/page.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowAnchor } from '../../../ui/table/row-link.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { type Department, openAtFirst, type TreeRow, visibleRows } from './departments-tree.ts';
import { TreeName } from './tree-name.tsx';
import { TreeStates } from './tree-states.tsx';
import { useDepartmentTree } from './use-department-tree.ts';

type Props = { page: Page; onMove: (department: Row) => void };

export function DepartmentsTreeCard({ page, onMove }: Props) {
  const labels = useLabels();
  const tree = useDepartmentTree();
  return (
    <Card isFlush label={labels.many(page.resource.name)}>
      <div className="line wraps toolbar not-printed">
        <div className="gap-2 flex wraps push toolbar__end">
          {page.options.list?.toolbar}
          <NewButton page={page} />
        </div>
      </div>
      <TreeStates tree={tree}>{(data) => <DepartmentsTable tree={data} page={page} onMove={onMove} />}</TreeStates>
    </Card>
  );
}

function DepartmentsTable({ tree, page, onMove }: Props & { tree: readonly Department[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayMove = useScope('departments.update') !== undefined;
  const [opened, setOpen] = useState<ReadonlySet<number>>();
  const open = opened ?? openAtFirst(tree);
  const move: Column<TreeRow> = {
    name: 'move',
    head: <span className="visually-hidden">{t('common.actions')}</span>,
    isNumber: true,
    cell: ({ department }) => (
      <IconButton icon={FolderTree} label={`${t('departmentTree.move_to')} ${department.name}`} onClick={() => onMove(asRow(department))} />
    ),
  };
  const columns: Column<TreeRow>[] = [
    {
      name: 'name',
      head: labels.field('departments', 'name'),
      isHeading: true,
      cell: ({ department, level, isOpen, color }) => (
        <TreeName
          name={department.name}
          level={level}
          isOpen={department.children.length > 0 ? isOpen : undefined}
          color={color}
          onToggle={() => setOpen(new Set(open).symmetricDifference(new Set([department.id])))}
        >
          <RowAnchor href={page.hrefOf(asRow(department))} onOpen={() => page.open(asRow(department))}>
            {department.name}
          </RowAnchor>
          {department.code && <span className="muted">{department.code}</span>}
        </TreeName>
      ),
    },
    {
      name: 'head',
      head: labels.field('departments', 'head_id'),
      isMinor: true,
      cell: ({ department: { head } }) => head?.name ?? <span className="muted">{t('orgChart.no_head')}</span>,
    },
    {
      name: 'direct',
      head: labels.field('departments', 'employees_count'),
      isNumber: true,
      cell: ({ department }) => format.number(department.employees_count),
    },
    {
      name: 'total',
      head: labels.field('departments', 'total_count'),
      isNumber: true,
      cell: ({ department }) => format.number(department.total_count),
    },
    ...(mayMove ? [move] : []),
  ];
  return <Table columns={columns} rows={visibleRows(tree, open)} keyOf={({ department }) => department.id} />;
}

const asRow = ({ id, version, name }: Department): Row => ({ id, version, name });
