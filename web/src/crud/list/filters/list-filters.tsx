import type { Meta } from '@cadre/contract/call';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import type { Page } from '../../page.ts';
import { SearchBox } from '../search-box.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** Search and filters alone, for a list that draws everything else by hand. */
export function ListFilters({ page, meta }: { page: Page; meta: Meta | undefined }) {
  const { md: isWide } = useBreakpoint();
  return (
    <>
      <div className="line wraps toolbar not-printed">
        <SearchBox page={page} />
        {!isWide && <FilterSheet page={page} meta={meta} />}
      </div>
      {isWide && <FilterBar page={page} />}
    </>
  );
}
