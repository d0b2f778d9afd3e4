import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import { labelOf } from '../../../crud/page.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { CellProps, NamedRef } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SwapOverview } from './swap-overview.tsx';

/** The swaps of the people the user plans, and the user's own shifts if a roster includes them. */
export function SwapsPage() {
  const t = useTexts();
  return (
    <Stack>
      <SwapOverview />
      <ResourcePage
        resource={shiftSwaps}
        kinds={{ to_employee_id: { Cell: ColleagueCell } }}
        record={{
          titleOf: (row) => {
            const people = [row.employee, row.to_employee].map((one) => (one as NamedRef | null)?.name ?? t('swaps.open_to_all'));
            return `${people.join(' ↔ ')}, ${labelOf(shiftSwaps, row)}`;
          },
        }}
      />
    </Stack>
  );
}

/** A shift that is offered has no colleague yet. */
function ColleagueCell({ row }: CellProps) {
  const t = useTexts();
  return (row.to_employee as NamedRef | null)?.name ?? t('swaps.open_to_all');
}
