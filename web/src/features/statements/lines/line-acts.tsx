import { changeLines } from '@cadre/contract/calls/statement-lines';
import { Ban, CalendarArrowUp, CircleCheck, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import type { Statement } from '../statement.ts';
import { WriteDownDialog } from './write-down-dialog.tsx';

type Props = { statement: Statement; ids: number[]; onDone: () => void };

/** Actions for the selected lines. */
export function LineActs({ statement: { id, version }, ids, onDone }: Props) {
  const t = useTexts();
  const [asks, setAsks] = useState<'write_down' | 'not_billable'>();
  const change = useCallMutation(changeLines, { id, ids, version }, { onSuccess: onDone });
  return (
    <ActionBar text={ids.length > 0 && t('statements.acts.chosen', { count: ids.length })} isEmpty={ids.length === 0}>
      <Cluster>
        <Button icon={TrendingDown} onClick={() => setAsks('write_down')}>
          {t('statements.acts.write_down')}
        </Button>
        <Button icon={Ban} onClick={() => setAsks('not_billable')}>
          {t('statements.acts.not_billable')}
        </Button>
        <Button icon={CalendarArrowUp} isBusy={change.isPending} onClick={() => change.mutate({ state: 'moved' })}>
          {t('statements.acts.move')}
        </Button>
        <Button icon={CircleCheck} isBusy={change.isPending} onClick={() => change.mutate({ state: 'billed' })}>
          {t('statements.acts.bill')}
        </Button>
      </Cluster>
      {asks && (
        <WriteDownDialog
          act={asks}
          isOne={ids.length === 1}
          onSend={(body) => change.mutateAsync(body)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </ActionBar>
  );
}
