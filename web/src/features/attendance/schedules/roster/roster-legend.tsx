import { useTexts } from '../../../../platform/texts.ts';
import { Cluster } from '../../../../ui/stack.tsx';
import type { Shift } from '../shift.ts';
import { ShiftChip } from '../shift-chip.tsx';

/** What the signs mean; on paper, which hours the codes stand for too. */
export function RosterLegend({ shifts }: { shifts: readonly Shift[] }) {
  const t = useTexts();
  const kinds = ['entry', 'base', 'off', 'holiday'] as const;
  return (
    <Cluster as="ul" gap={4} className="roster-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`roster-legend__sign roster-legend__sign--${kind}`} aria-hidden />
          {t(`schedules.roster.legend_${kind}`)}
        </li>
      ))}
      {shifts.map(({ id, name, code, color, start_time, end_time }) => (
        <li key={id} className="roster-legend__shift">
          <ShiftChip code={code} color={color} />
          {name} {start_time}–{end_time}
        </li>
      ))}
    </Cluster>
  );
}
