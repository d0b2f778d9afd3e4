import { Search } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { OrgChart } from './use-org-chart.ts';

/** Enter goes to the next of those found. */
export function OrgChartSearch({ chart: { search } }: { chart: OrgChart }) {
  const t = useTexts();
  const hasTyped = search.typed.trim() !== '';
  const status = search.found.size === 0 ? t('orgChart.not_found') : t('orgChart.found', { at: search.at, count: search.found.size });
  return (
    <search className="org-chart__search">
      <Search size={16} aria-hidden />
      <TextInput
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
