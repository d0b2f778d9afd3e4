import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Department, TreeRow } from './departments-tree.ts';
import './departments-tree.css';

type Props = {
  rows: readonly TreeRow[];
  onToggle: (id: number) => void;
  found?: ReadonlySet<number>;
  current?: number | undefined;
  /** The name as a way to the record; plain text unless given. */
  nameOf?: (department: Department) => ReactNode;
  /** What can be done with a department, at the end of its row. */
  actions?: (row: TreeRow) => ReactNode;
};

/** The tree as an indented table: the form for paper, for screen readers and for those who read faster than they drag. */
export function DepartmentsTreeTable({ rows, onToggle, found, current, nameOf, actions }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  return (
    <div className="tree-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field('departments', 'name')}</th>
            <th scope="col">{labels.field('departments', 'head_id')}</th>
            <th scope="col" className="tree-table__number">
              {labels.field('departments', 'employees_count')}
            </th>
            <th scope="col" className="tree-table__number">
              {labels.field('departments', 'total_count')}
            </th>
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{t('common.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.department.id}
              data-found={found?.has(row.department.id) || undefined}
              data-current={row.department.id === current || undefined}
            >
              <th scope="row">
                <NameCell row={row} onToggle={onToggle}>
                  {nameOf?.(row.department) ?? row.department.name}
                </NameCell>
              </th>
              <td>{row.department.head?.name ?? <span className="tree-table__muted">{t('orgChart.no_head')}</span>}</td>
              <td className="tree-table__number">{format.number(row.department.employees_count)}</td>
              <td className="tree-table__number">{format.number(row.department.total_count)}</td>
              {actions && <td className="tree-table__actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NameCell({
  row: { department, level, isOpen, color },
  onToggle,
  children,
}: {
  row: TreeRow;
  onToggle: Props['onToggle'];
  children: ReactNode;
}) {
  const t = useTexts();
  const { id, name, code } = department;
  return (
    <span className="tree-table__name" style={{ ['--level' as string]: level - 1 }}>
      {department.children.length > 0 ? (
        <button
          type="button"
          className="tree-table__toggle"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}
          onClick={() => onToggle(id)}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <span className="tree-table__toggle" />
      )}
      <span className="tree-table__swatch" style={{ background: color ?? undefined }} aria-hidden />
      <span className="tree-table__label">{children}</span>
      {code && <span className="tree-table__muted">{code}</span>}
    </span>
  );
}
