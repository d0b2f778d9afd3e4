import { asHours } from '@cadre/rules/duration';
import { Square, Timer as TimerIcon } from 'lucide-react';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { useRowName } from './use-row-name.ts';
import type { Timer } from './use-timer.ts';
import type { NewRow } from './week-rows.ts';

/** The running timer. */
export function TimerBar({ timer: { running, isBusy, stop, discard } }: { timer: Timer }) {
  const t = useTexts();
  const now = useMinute();
  const rowName = useRowName();
  if (!running) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(running.started_at).getTime()) / 60_000));
  return (
    <Card label={t('timeCard.timer')}>
      <Cluster justify="between">
        <Cluster>
          <TimerIcon size={18} aria-hidden />
          <strong>{asHours(minutes)}</strong>
          {rowName(running as Pick<NewRow, 'work_type'> as NewRow)}
        </Cluster>
        <Cluster>
          <Button size="small" variant="primary" icon={Square} isBusy={isBusy} onClick={stop}>
            {t('timeCard.timer_stop')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={discard}>
            {t('timeCard.discard')}
          </Button>
        </Cluster>
      </Cluster>
    </Card>
  );
}
