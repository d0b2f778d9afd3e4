import { ChevronRight } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import './departments-tree.css';
import type { ChartColors } from './org-chart-colors.ts';
import type { ChartRow } from './org-chart-rows.ts';
import type { OrgChart } from './use-org-chart.ts';

/** The chart as an indented table: the form for paper, for screen readers and for those who read faster than they drag. */
export function OrgChartTable({ chart, colors }: { chart: OrgChart; colors: ChartColors }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { rows, search, toggle } = chart;
  return (
    <div className="tree-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.field('departments', 'name')}</th>
            <th scope="col">{`${t('orgChart.head')} / ${labels.field('departments', 'job_id')}`}</th>
            <th scope="col" className="tree-table__number">
              {labels.field('departments', 'employees_count')}
            </th>
            <th scope="col" className="tree-table__number">
              {labels.field('departments', 'total_count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { node } = row;
            return (
              <tr
                key={node.key}
                data-found={search.found.has(node.key) || undefined}
                data-current={node.key === search.current || undefined}
              >
                <th scope="row">
                  <NameCell row={row} color={colors.of(node)} onToggle={() => toggle(node.key)} />
                </th>
                <td>{aboutOf(row) ?? <span className="tree-table__muted">{node.kind === 'department' && t('orgChart.no_head')}</span>}</td>
                <td className="tree-table__number">{hasNumbers(row) && format.number(node.direct)}</td>
                <td className="tree-table__number">{hasNumbers(row) && format.number(node.total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const aboutOf = ({ node }: ChartRow): string | null | undefined => (node.kind === 'person' ? node.person.job : node.department.head?.name);
const hasNumbers = ({ node }: ChartRow): boolean => node.kind === 'department' || node.direct > 0;

function NameCell({ row: { node, level, isOpen }, color, onToggle }: { row: ChartRow; color: string | undefined; onToggle: () => void }) {
  const t = useTexts();
  const { name } = node;
  return (
    <span className="tree-table__name" style={{ ['--level' as string]: level - 1 }}>
      {node.children.length > 0 ? (
        <button
          type="button"
          className="tree-table__toggle"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      ) : (
        <span className="tree-table__toggle" />
      )}
      <span className="tree-table__swatch" style={{ background: color }} aria-hidden />
      {node.kind === 'person' ? (
        <>
          <Avatar name={name} pic={node.person.pic} size={22} />
          <RowLink to={`/employees/${node.id}` as never}>{name}</RowLink>
          {node.person.is_head && <span className="tree-table__muted">{t('orgChart.head')}</span>}
        </>
      ) : (
        <>
          <span className="tree-table__label">{name}</span>
          {node.department.code && <span className="tree-table__muted">{node.department.code}</span>}
        </>
      )}
    </span>
  );
}
