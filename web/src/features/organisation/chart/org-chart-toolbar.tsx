import { FoldVertical, ListTree, LocateFixed, type LucideIcon, Network, UnfoldVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { departmentKey, personKey } from './org-chart-nodes.ts';
import type { ChartState } from './use-chart-address.ts';
import type { OrgChart } from './use-org-chart.ts';

type Props = { chart: OrgChart; state: ChartState; onChange: (next: Partial<ChartState>) => void; children: ReactNode };

/** Navigation in the chart; `children` are the actions on the whole chart. */
export function OrgChartToolbar({ chart, state: { view, kind }, onChange, children }: Props) {
  const t = useTexts();
  const { employee } = useMe();
  const mine = employee && (kind === 'departments' ? departmentKey(employee.department_id ?? 0) : personKey(employee.id));
  const findMe = (key: string) => {
    chart.show(key);
    chart.choose(key);
  };
  return (
    <div className="line wraps gap-2 org-chart__toolbar not-printed">
      <OrgChartSearch chart={chart} />
      {mine && chart.has(mine) && (
        <Button icon={LocateFixed} onClick={() => findMe(mine)}>
          {t('orgChart.find_me')}
        </Button>
      )}
      <span className="fills" />
      <ToolbarButton icon={UnfoldVertical} text={t('orgChart.expand_all')} onPress={chart.expandAll} />
      <ToolbarButton icon={FoldVertical} text={t('orgChart.collapse_all')} onPress={chart.collapseAll} />
      <ToolbarButton
        icon={view === 'picture' ? ListTree : Network}
        text={view === 'picture' ? t('orgChart.as_tree') : t('orgChart.as_picture')}
        onPress={() => onChange({ view: view === 'picture' ? 'list' : 'picture' })}
      />
      {children}
    </div>
  );
}

/** On a narrow screen the word gives way to the icon; to a screen reader it stays. */
const ToolbarButton = ({ icon: Icon, text, onPress }: { icon: LucideIcon; text: string; onPress: () => void }) => (
  <Button icon={Icon} className="org-chart__tool" title={text} onClick={onPress}>
    <span>{text}</span>
  </Button>
);

/** Enter goes to the next of those found. */
function OrgChartSearch({ chart: { search } }: { chart: OrgChart }) {
  const t = useTexts();
  const hasTyped = search.typed.trim() !== '';
  const status = search.found.size === 0 ? t('orgChart.not_found') : t('orgChart.found', { at: search.at, count: search.found.size });
  return (
    <>
      <SearchInput
        role="searchbox"
        label={t('orgChart.search')}
        value={search.typed}
        onText={search.type}
        onKeyDown={(event) => event.key === 'Enter' && search.next()}
      />
      <span role="status" className="muted">
        {hasTyped && status}
      </span>
    </>
  );
}
