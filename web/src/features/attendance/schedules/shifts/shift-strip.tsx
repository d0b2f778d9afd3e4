import { asHours } from '@cadre/rules/duration';
import type { CSSProperties } from 'react';
import type { Draft } from '../../../../fields/kind.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Cluster } from '../../../../ui/layout/stack.tsx';
import { shiftColor } from '../shift-chip.tsx';
import './shift-strip.css';
import { clockOf, type Interval, type Strip, stripOf } from './strip-of.ts';

/** A working day drawn to scale, as it is being typed or as it was saved. */
export function ShiftStrip({ shift: draft }: { shift: Draft }) {
  const t = useTexts();
  const strip = stripOf(draft);
  if (!strip) return <p className="muted">{t('schedules.preview_waits')}</p>;
  const { axis, spans, window, core, middle } = strip;
  const along = (minute: number): string => `${((minute - axis.from) / (axis.to - axis.from)) * 100}%`;
  const lying = ({ from, to }: Interval): CSSProperties => ({
    left: along(from),
    width: `${((to - from) / (axis.to - axis.from)) * 100}%`,
  });
  const midnight = axis.to > 1440 ? 1440 : axis.from < 0 ? 0 : undefined;
  const color = typeof draft.color === 'string' ? shiftColor(draft.color) : undefined;
  return (
    <div className="shift-strip" style={color}>
      <div className="relative clip rounded-small shift-strip__day" aria-hidden>
        {window && <span className="absolute shift-strip__window" style={lying(window)} />}
        {spans.map((span) => (
          <span key={span.from} className="absolute rounded-small shift-strip__shift" style={lying(span)} />
        ))}
        {strip.break && <span className="absolute shift-strip__break" style={lying(strip.break)} />}
        {core && <span className="absolute shift-strip__core" style={lying(core)} />}
        {middle !== undefined && <span className="absolute shift-strip__middle" style={{ left: along(middle) }} />}
        {midnight !== undefined && (
          <span className="absolute shift-strip__midnight" style={{ left: along(midnight) }}>
            {midnight === 1440 && t('schedules.next_day')}
          </span>
        )}
      </div>
      <div className="note digits relative shift-strip__clock" aria-hidden>
        {hoursOf(strip).map((minute) => (
          <span className="absolute" key={minute} style={{ left: along(minute) }}>
            {clockOf(minute)}
          </span>
        ))}
      </div>
      <ShiftStripWords strip={strip} draft={draft} />
    </div>
  );
}

/** Every third hour, every sixth on a line of more than a day. */
function hoursOf({ axis: { from, to } }: Strip): number[] {
  const step = to - from > 1440 ? 360 : 180;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The drawing in words. */
function ShiftStripWords({ strip: { shift, pause: between, window, core, middle, works }, draft }: { strip: Strip; draft: Draft }) {
  const t = useTexts();
  const hours = { start: clockOf(shift.from), end: clockOf(shift.to) };
  const pause = typeof draft.break_minutes === 'number' && draft.break_minutes > 0 ? asHours(draft.break_minutes) : undefined;
  return (
    <Cluster as="ul" gap={4} className="shift-strip__words">
      <li className="strong ink">{t(shift.to > 1440 ? 'schedules.hours_over_midnight' : 'schedules.hours_of_shift', hours)}</li>
      {between && <li>{t('schedules.pause', { from: clockOf(between.from), to: clockOf(between.to) })}</li>}
      <li>{t('schedules.works', { hours: asHours(works) })}</li>
      {pause && <li>{t(draft.paid_break === true ? 'schedules.break_paid' : 'schedules.break_unpaid', { hours: pause })}</li>}
      {core && <li>{t('schedules.core', { from: clockOf(core.from), to: clockOf(core.to) })}</li>}
      {middle !== undefined && <li>{t('schedules.middle', { time: clockOf(middle) })}</li>}
      {window && <li>{t('schedules.punches_count', { from: clockOf(window.from), to: clockOf(window.to) })}</li>}
    </Cluster>
  );
}
