import { useMemo } from 'react';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import '../../../crud/crud.css';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { Department } from '../departments/departments-tree.ts';
import './org-chart.css';
import { TreeStates } from '../departments/tree-states.tsx';
import { useDepartmentTree } from '../departments/use-department-tree.ts';
import { OrgChartChoices } from './org-chart-choices.tsx';
import { chartColors } from './org-chart-colors.ts';
import { DepartmentDetail, OrgChartDetail, PersonDetail } from './org-chart-detail.tsx';
import { OrgChartExport } from './org-chart-export.tsx';
import { chartNodes } from './org-chart-nodes.ts';
import { OrgChartPicture } from './org-chart-picture.tsx';
import { everyNode, pathTo } from './org-chart-rows.ts';
import { OrgChartTable } from './org-chart-table.tsx';
import { OrgChartToolbar } from './org-chart-toolbar.tsx';
import { type ChartState, useChartAddress } from './use-chart-address.ts';
import { useOrgChart } from './use-org-chart.ts';

export function OrgChartPage() {
  const [state, change] = useChartAddress();
  const { kind, only, as_of } = state;
  // Departments are the same every day, so expanded rows stay expanded; reporting lines form another tree each day.
  const isLasting = kind !== 'managers';
  const maySeePeople = useScope('employees.view_directory') !== undefined;
  const tree = useDepartmentTree({ as_of, with: maySeePeople ? 'employees' : undefined }, isLasting);
  return (
    <TreeStates tree={tree}>
      {(departments) => <OrgChart key={`${kind} ${only} ${isLasting ? '' : as_of}`} tree={departments} state={state} onChange={change} />}
    </TreeStates>
  );
}

type Props = { tree: readonly Department[]; state: ChartState; onChange: (next: Partial<ChartState>) => void };

function OrgChart({ tree, state, onChange }: Props) {
  const t = useTexts();
  const { kind, color, only, as_of } = state;
  const all = useMemo(() => chartNodes(tree, kind), [tree, kind]);
  const nodes = useMemo(() => (only && pathTo(all, only).slice(-1)) || all, [all, only]);
  const colors = useMemo(() => chartColors(all, color), [all, color]);
  const chart = useOrgChart(nodes);
  const chosen = chart.chosen === undefined ? undefined : pathTo(all, chart.chosen).at(-1);
  const isToday = as_of === undefined;

  const detail = chosen && (
    <OrgChartDetail
      node={chosen}
      color={colors.of(chosen)}
      above={pathTo(all, chosen.key).slice(0, -1)}
      onClose={() => chart.choose(undefined)}
    >
      {chosen.kind === 'department' ? (
        <DepartmentDetail node={chosen} isToday={isToday} />
      ) : (
        <PersonDetail node={chosen} isToday={isToday} manager={nameOf(tree, chosen.person.manager_id)} />
      )}
      {chosen.children.length > 0 && chosen.key !== only && (
        <TextButton onClick={() => onChange({ only: chosen.key })}>{t('orgChart.only_branch')}</TextButton>
      )}
    </OrgChartDetail>
  );
  return (
    <section className="stacked gap-3">
      <OrgChartToolbar chart={chart} state={state} onChange={onChange}>
        <OrgChartExport rows={chart.rows} colors={colors} />
      </OrgChartToolbar>
      <OrgChartChoices
        state={state}
        colors={colors}
        only={only && nodes[0]?.key === only ? nodes[0].name : undefined}
        onChange={onChange}
      />
      {nodes.length === 0 && <EmptyState size="page" text={t('orgChart.nobody')} />}
      {nodes.length > 0 && state.view === 'list' && <OrgChartTable chart={chart} colors={colors} />}
      {nodes.length > 0 && state.view === 'picture' && (
        <OrgChartPicture chart={chart} colors={colors}>
          {detail}
        </OrgChartPicture>
      )}
    </section>
  );
}

const nameOf = (tree: readonly Department[], id: number | null): string | undefined =>
  everyNode(chartNodes(tree, 'people')).find((node) => node.kind === 'person' && node.id === id)?.name;
