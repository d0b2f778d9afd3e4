import { Check } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { ApprovalRowItem, useApprovalName } from './approval-row-item.tsx';
import type { Age } from './by-age.ts';
import type { useDeciding } from './use-deciding.ts';

type Deciding = ReturnType<typeof useDeciding>;
type Props = { groups: readonly { age: Age; rows: readonly ApprovalRow[] }[]; deciding: Deciding };

/** Pending requests by age; each can be selected, opened or approved in place. */
export function PendingList({ groups, deciding }: Props) {
  const t = useTexts();
  return (
    <Stack>
      {groups.map(({ age, rows }) => (
        <Card key={age} isFlush title={t(`self.inbox_${age}`)}>
          <Rows hasLines>
            {rows.map((row) => (
              <PendingRow key={row.id} row={row} deciding={deciding} />
            ))}
          </Rows>
        </Card>
      ))}
    </Stack>
  );
}

function PendingRow({ row, deciding: { opened, open, ticked, tick, approve } }: { row: ApprovalRow; deciding: Deciding }) {
  const t = useTexts();
  const what = useApprovalName(row);
  return (
    <ApprovalRowItem
      row={row}
      isOpen={row.id === opened?.id}
      onOpen={() => open(row)}
      start={<Checkbox isChecked={ticked.has(row.id)} onChange={() => tick(row)} aria-label={t('self.inbox_select', { what })} />}
      end={<IconButton isFramed icon={Check} label={t('self.inbox_approve_one', { what })} onClick={() => approve([row])} />}
    />
  );
}
