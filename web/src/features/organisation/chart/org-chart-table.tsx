import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { TreeName } from '../departments/tree-name.tsx';
import type { ChartColors } from './org-chart-colors.ts';
import type { ChartRow } from './org-chart-rows.ts';
import type { OrgChart } from './use-org-chart.ts';

/** The chart as an indented table: the form for paper, for screen readers and for those who read faster than they drag. */
export function OrgChartTable({ chart, colors }: { chart: OrgChart; colors: ChartColors }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { rows, search, toggle } = chart;
  const columns: Column<ChartRow>[] = [
    {
      name: 'name',
      head: labels.field('departments', 'name'),
      isHeading: true,
      cell: ({ node, level, isOpen }) => (
        <TreeName
          name={node.name}
          level={level}
          isOpen={node.children.length > 0 ? isOpen : undefined}
          color={colors.of(node)}
          onToggle={() => toggle(node.key)}
        >
          <NodeWords node={node} />
        </TreeName>
      ),
    },
    {
      name: 'about',
      head: `${t('orgChart.head')} / ${labels.field('departments', 'job_id')}`,
      isMinor: true,
      cell: (row) => aboutOf(row) ?? <span className="muted">{row.node.kind === 'department' && t('orgChart.no_head')}</span>,
    },
    {
      name: 'direct',
      head: labels.field('departments', 'employees_count'),
      isNumber: true,
      cell: (row) => hasNumbers(row) && format.number(row.node.direct),
    },
    {
      name: 'total',
      head: labels.field('departments', 'total_count'),
      isNumber: true,
      cell: (row) => hasNumbers(row) && format.number(row.node.total),
    },
  ];
  return (
    <Table
      isFramed
      columns={columns}
      rows={rows}
      keyOf={({ node }) => node.key}
      isActive={({ node }) => node.key === search.current}
      classOfRow={({ node }) => (search.found.has(node.key) ? 'tree-found' : undefined)}
    />
  );
}

const aboutOf = ({ node }: ChartRow): string | null | undefined => (node.kind === 'person' ? node.person.job : node.department.head?.name);
const hasNumbers = ({ node }: ChartRow): boolean => node.kind === 'department' || node.direct > 0;

function NodeWords({ node }: Pick<ChartRow, 'node'>) {
  const t = useTexts();
  if (node.kind === 'department')
    return (
      <>
        {node.name}
        {node.department.code && <span className="muted">{node.department.code}</span>}
      </>
    );
  return (
    <>
      <Avatar name={node.name} pic={node.person.pic} size={22} />
      <RowLink to="/employees/$id" params={{ id: String(node.id) }}>
        {node.name}
      </RowLink>
      {node.person.is_head && <span className="muted">{t('orgChart.head')}</span>}
    </>
  );
}
