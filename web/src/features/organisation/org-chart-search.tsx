import { useTexts } from '../../platform/texts.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import type { OrgChart } from './use-org-chart.ts';

/** Enter goes to the next of those found. */
export function OrgChartSearch({ chart: { search } }: { chart: OrgChart }) {
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
