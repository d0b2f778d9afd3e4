import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { TimesheetRow } from '@cadre/contract/views/timesheet';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { useFlagNames } from '../use-flag-names.ts';

type Props = { anchor: HTMLElement; row: TimesheetRow | undefined; day: Day | undefined };

/** Explains a letter next to it. Screen readers get the same text as the name of the cell. */
export function MatrixHint({ anchor, row, day }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const flagNames = useFlagNames();
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const shown = row?.days.find(({ date }) => date === day);
  useLayoutEffect(() => {
    if (panel.current) setPlace(placeAbove(anchor, panel.current));
  }, [anchor]);
  if (!shown) return null;
  const marks = flagNames(shown.flags);
  return createPortal(
    <div ref={panel} className="matrix-hint" aria-hidden style={place ?? { visibility: 'hidden' }}>
      <strong>{words.full(shown.date)}</strong>
      <Cluster gap={2}>
        <StatusBadge name="status" field={attendanceDays.fields.status} value={shown.status} />
        {shown.worked_minutes + shown.expected_minutes > 0 &&
          t('attendance.day_of', { worked: asHours(shown.worked_minutes), expected: asHours(shown.expected_minutes) })}
      </Cluster>
      {marks.length > 0 && <p className="matrix-hint__marks">{marks.join(' · ')}</p>}
    </div>,
    document.body,
  );
}

const margin = 8;

function placeAbove(anchor: HTMLElement, panel: HTMLElement): { left: number; top: number } {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - 6;
  return {
    left: Math.max(margin, Math.min(left, window.innerWidth - width - margin)),
    top: above < margin ? at.bottom + 6 : above,
  };
}
