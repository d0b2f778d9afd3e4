import type { Meta } from '@cadre/contract/call';
import { approvals } from '@cadre/contract/resources/approvals';
import { FilterBar } from '../../crud/list/filter-bar.tsx';
import { FilterSheet } from '../../crud/list/filter-sheet.tsx';
import { SearchBox } from '../../crud/list/search-box.tsx';
import type { Page } from '../../crud/page.ts';
import { usePage } from '../../crud/use-page.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { Cluster, Stack } from '../../ui/stack.tsx';

/** An inbox is narrowed by kind, person, department and day; the rest is what it is about. */
const fixed = ['approver', 'stands_in', 'status', 'model_id', 'level', 'decided_at', 'decided_by_id'];

export const useInboxPage = (): Page => usePage(approvals, { hideFields: fixed });

export const isNarrowed = ({ address: { list } }: Page): boolean => list.q !== '' || Object.keys(list.filters).length > 0;

export function InboxFilters({ page, meta }: { page: Page; meta: Meta | undefined }) {
  const { md: isWide } = useBreakpoint();
  return (
    <Stack gap={2}>
      <Cluster>
        <SearchBox page={page} />
        {!isWide && <FilterSheet page={page} meta={meta} />}
      </Cluster>
      {isWide && <FilterBar page={page} />}
    </Stack>
  );
}
