import { FoldVertical, ListTree, LocateFixed, type LucideIcon, Network, Printer, Search, UnfoldVertical } from 'lucide-react';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import type { OrgChartView } from './org-chart-page.tsx';
import type { OrgChart } from './use-org-chart.ts';

type Props = { chart: OrgChart; view: OrgChartView; onView: (view: OrgChartView) => void };

export function OrgChartToolbar({ chart, view, onView }: Props) {
  const t = useTexts();
  const { employee } = useMe();
  const home = employee?.department_id;
  return (
    <div className="org-chart__toolbar">
      <DepartmentSearch chart={chart} />
      {home !== undefined && (
        <button type="button" className="button" onClick={() => chart.show(home)}>
          <LocateFixed size={16} aria-hidden />
          {t('orgChart.my_department')}
        </button>
      )}
      <span className="org-chart__spring" />
      <ToolbarButton icon={UnfoldVertical} text={t('orgChart.expand_all')} onPress={chart.expandAll} />
      <ToolbarButton icon={FoldVertical} text={t('orgChart.collapse_all')} onPress={chart.collapseAll} />
      <ToolbarButton
        icon={view === 'picture' ? ListTree : Network}
        text={view === 'picture' ? t('orgChart.as_tree') : t('orgChart.as_picture')}
        onPress={() => onView(view === 'picture' ? 'list' : 'picture')}
      />
      <ToolbarButton icon={Printer} text={t('orgChart.print')} onPress={() => window.print()} />
    </div>
  );
}

/** On a narrow screen the word gives way to the icon; to a screen reader it stays. */
const ToolbarButton = ({ icon: Icon, text, onPress }: { icon: LucideIcon; text: string; onPress: () => void }) => (
  <button type="button" className="button org-chart__tool" title={text} onClick={onPress}>
    <Icon size={16} aria-hidden />
    <span>{text}</span>
  </button>
);

function DepartmentSearch({ chart: { search } }: { chart: OrgChart }) {
  const t = useTexts();
  const hasTyped = search.typed.trim() !== '';
  const status = search.found.size === 0 ? t('orgChart.not_found') : t('orgChart.found', { at: search.at, count: search.found.size });
  return (
    <search className="org-chart__search">
      <Search size={16} aria-hidden />
      <input
        className="control"
        type="search"
        aria-label={t('orgChart.search')}
        placeholder={t('orgChart.search')}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search.next()}
      />
      <span role="status" className="org-chart__found">
        {hasTyped && status}
      </span>
    </search>
  );
}
