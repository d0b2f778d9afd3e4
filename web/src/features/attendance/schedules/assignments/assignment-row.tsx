import { Building2, CalendarX2, Network, Trash2, UserRound } from 'lucide-react';
import type { Row } from '../../../../fields/kind.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useFormat } from '../../../../platform/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { stateOn, targetOf } from './assignment-target.ts';

const icons = { employee_id: UserRound, department_id: Network, branch_id: Building2 } as const;
const tones = { holds_now: 'green', holds_later: 'blue', ended: 'ended' } as const;

export function AssignmentRow({ row, onEnd, onDelete }: { row: Row; onEnd: () => void; onDelete: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { field, name } = targetOf(row);
  const state = stateOn(row, format.today());
  const Icon = icons[field];
  const from = String(row.from_date);
  const when = typeof row.to_date === 'string' ? t('schedules.from_to', { from, to: row.to_date }) : t('schedules.from_on', { from });
  return (
    <li>
      <Icon size={18} aria-label={labels.field('schedule-assignments', field)} />
      <div className="assignments__words">
        <span className="assignments__who">{name}</span>
        <span className="assignments__when number">
          {when}
          {typeof row.note === 'string' && ` · ${row.note}`}
        </span>
      </div>
      <Badge tone={tones[state]} hasDot>
        {t(`schedules.${state}`)}
      </Badge>
      {row.can?.update === true && state !== 'ended' && (
        <IconButton icon={CalendarX2} label={`${t('schedules.end')}: ${name}`} onClick={onEnd} />
      )}
      {row.can?.delete === true && <IconButton icon={Trash2} label={`${t('common.delete')}: ${name}`} onClick={onDelete} />}
    </li>
  );
}
