import type { SheetDay } from '@cadre/contract/calls/hours';
import type { CSSProperties } from 'react';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { useTexts } from '../../../platform/texts.ts';
import { clockIn } from '../clock-in.ts';
import './time-line.css';
import { offsetIn, timeLineOf } from './time-line-of.ts';

/** Plan above, work below, on one scale. Screen readers get the same content in words. */
export function TimeLine({ day, zone }: { day: SheetDay; zone: string }) {
  const t = useTexts();
  const now = useMinute().getTime();
  const line = timeLineOf(day, now, offsetIn(zone, Date.parse(`${day.date}T12:00:00Z`)));
  if (!line) return null;
  const clock = (at: number) => clockIn(zone, at);
  const place = (at: number) => `${((at - line.from) / (line.to - line.from)) * 100}%`;
  const span = (from: number, to: number): CSSProperties => ({
    insetInlineStart: place(from),
    width: `calc(${place(to)} - ${place(from)})`,
  });
  const sentences = [
    ...line.plan.map(({ from, to }) => t('attendance.time_line_plan', { from: clock(from), to: clock(to) })),
    ...line.work.map(({ from, to, isOpen }) =>
      isOpen ? t('attendance.time_line_open', { from: clock(from) }) : t('attendance.time_line_work', { from: clock(from), to: clock(to) }),
    ),
  ];
  return (
    <figure className="time-line" aria-label={t('attendance.time_line')}>
      <figcaption className="visually-hidden">{sentences.join('. ')}</figcaption>
      <div className="relative note digits time-line__hours" aria-hidden>
        {line.ticks.map((at) => (
          <span className="absolute" key={at} style={{ insetInlineStart: place(at) }}>
            {clock(at)}
          </span>
        ))}
      </div>
      <div className="relative time-line__track" aria-hidden>
        {line.ticks.map((at) => (
          <i key={at} style={{ insetInlineStart: place(at) }} />
        ))}
        {line.plan.map(({ from, to }) => (
          <span key={from} className="time-line__plan" style={span(from, to)} />
        ))}
        {line.work.map(({ from, to, isOpen }) => (
          <span
            key={from}
            className={`time-line__work ${isOpen ? 'time-line__work--open' : ''}`}
            style={span(from, to)}
            title={`${clock(from)}–${isOpen ? '' : clock(to)}`}
          />
        ))}
        {line.alone.map((at) => (
          <span key={at} className="time-line__alone" style={{ insetInlineStart: place(at) }} title={clock(at)} />
        ))}
        {now > line.from && now < line.to && <span className="time-line__now" style={{ insetInlineStart: place(now) }} />}
      </div>
    </figure>
  );
}
