import type { SheetDay, SheetPunch } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { Ban } from 'lucide-react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ActionName } from '../action-name.tsx';

/** The punches of the day in their order; those that do not count say so. */
export function DayPunches({ day, mayVoid }: { day: SheetDay; mayVoid: boolean }) {
  const t = useTexts();
  const { start, dialog } = useMoves(attendances);
  if (day.punches.length === 0) return <p className="muted">{t('attendance.no_punches')}</p>;
  return (
    <>
      <ul className="day-punches">
        {day.punches.map((punch) => (
          <li key={punch.id} className={punch.state === 'voided' ? 'day-punches__voided' : undefined}>
            <time>{punch.local_time.slice(11)}</time>
            <PunchWords punch={punch} />
            {mayVoid && punch.state !== 'voided' && (
              <IconButton
                icon={Ban}
                label={t('attendance.void_punch', { time: punch.local_time.slice(11, 16) })}
                onClick={() => start('void', [punch])}
              />
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function PunchWords({ punch: { action, state, source, device, note, void_reason } }: { punch: SheetPunch }) {
  const labels = useLabels();
  const origin = device ?? labels.option('attendances', 'source', source);
  return (
    <div className="day-punches__words">
      <p>
        <ActionName action={action} />
        {state !== 'counted' && <StatusBadge name="state" field={attendances.fields.state} value={state} />}
      </p>
      <p className="muted">{[origin, note, void_reason].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
