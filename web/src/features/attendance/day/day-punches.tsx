import type { SheetDay, SheetPunch } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { ActionName } from '../action-name.tsx';

/** The day's punches in order; punches that do not count are marked. */
export function DayPunches({ day, mayVoid }: { day: SheetDay; mayVoid: boolean }) {
  const t = useTexts();
  const { start, dialog } = useMoves(attendances);
  if (day.punches.length === 0) return <p className="muted">{t('attendance.no_punches')}</p>;
  return (
    <Card isFlush>
      <Rows hasLines wraps>
        {day.punches.map((punch) => (
          <Punch key={punch.id} punch={punch}>
            {mayVoid && punch.state !== 'voided' && (
              <IconButton
                icon={Ban}
                label={t('attendance.void_punch', { time: punch.local_time.slice(11, 16) })}
                onClick={() => start('void', [punch])}
              />
            )}
          </Punch>
        ))}
      </Rows>
      {dialog}
    </Card>
  );
}

function Punch({ punch, children }: { punch: SheetPunch; children: ReactNode }) {
  const labels = useLabels();
  const { action, state, source, device, note, void_reason } = punch;
  const origin = device ?? labels.option('attendances', 'source', source);
  const time = punch.local_time.slice(11);
  return (
    <RowItem
      start={<time>{state === 'voided' ? <s>{time}</s> : time}</time>}
      note={[origin, note, void_reason].filter(Boolean).join(' · ')}
      end={children}
    >
      <Cluster as="span" gap={2}>
        <ActionName action={action} />
        {state !== 'counted' && <StatusBadge name="state" field={attendances.fields.state} value={state} />}
      </Cluster>
    </RowItem>
  );
}
