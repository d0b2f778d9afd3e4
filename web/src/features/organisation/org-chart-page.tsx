import type { Department } from './departments-tree.ts';
import { DepartmentsTreeTable } from './departments-tree-table.tsx';
import './org-chart.css';
import { OrgChartPicture } from './org-chart-picture.tsx';
import { OrgChartToolbar } from './org-chart-toolbar.tsx';
import { TreeStates } from './tree-states.tsx';
import { useDepartmentsTree } from './use-departments-tree.ts';
import { useOrgChart } from './use-org-chart.ts';
import { useView } from './use-view.ts';

const views = ['picture', 'list'] as const;
export type OrgChartView = (typeof views)[number];

export function OrgChartPage() {
  const tree = useDepartmentsTree();
  return <TreeStates tree={tree}>{(departments) => <OrgChart tree={departments} />}</TreeStates>;
}

function OrgChart({ tree }: { tree: readonly Department[] }) {
  const [view, setView] = useView(views);
  const chart = useOrgChart(tree);
  return (
    <section className="org-chart">
      <OrgChartToolbar chart={chart} view={view} onView={setView} />
      {view === 'picture' ? (
        <OrgChartPicture chart={chart} tree={tree} />
      ) : (
        <DepartmentsTreeTable rows={chart.rows} onToggle={chart.toggle} current={chart.search.current} found={chart.search.found} />
      )}
    </section>
  );
}
