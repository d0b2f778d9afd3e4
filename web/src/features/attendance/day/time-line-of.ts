import type { SheetDay } from '@cadre/contract/calls/hours';

const minute = 60_000;
const hour = 60 * minute;

type Interval = { from: number; to: number };
type TimeLine = {
  from: number;
  to: number;
  plan: Interval[];
  work: (Interval & { isOpen: boolean })[];
  /** Unpaired punches: one of a pair is missing. */
  alone: number[];
  /** Full hours on the wall, at most a dozen. */
  ticks: number[];
};

type Times = Pick<SheetDay, 'scheduled_spans' | 'intervals' | 'open_since'>;

/** A day as a line, from before the first event to after the last, in full hours. Undefined without plan and events. */
export function timeLineOf({ scheduled_spans, intervals, open_since }: Times, now: number, offset: number): TimeLine | undefined {
  const plan = scheduled_spans.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const work: TimeLine['work'] = [];
  const alone: number[] = [];
  for (const { in: came, out: went } of intervals) {
    if (came && went) work.push({ from: Date.parse(came), to: Date.parse(went), isOpen: false });
    else if (came && came === open_since) work.push({ from: Date.parse(came), to: Math.max(now, Date.parse(came)), isOpen: true });
    else if (came ?? went) alone.push(Date.parse((came ?? went) as string));
  }
  const moments = [...[...plan, ...work].flatMap(({ from, to }) => [from, to]), ...alone];
  if (moments.length === 0) return undefined;
  const from = fullHour(Math.min(...moments) - hour / 2, offset, Math.floor);
  const to = fullHour(Math.max(...moments) + hour / 2, offset, Math.ceil);
  return { from, to, plan, work, alone, ticks: ticksBetween(from, to) };
}

/** `offset`: the local time minus UTC, in minutes, because some zones differ by half an hour. */
const fullHour = (at: number, offset: number, round: (hours: number) => number): number =>
  round((at + offset * minute) / hour) * hour - offset * minute;

const most = 12;

function ticksBetween(from: number, to: number): number[] {
  const hours = Math.round((to - from) / hour);
  const step = Math.ceil(hours / most) || 1;
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => from + index * step * hour);
}

/** Minutes that the wall of a zone is ahead of UTC at a moment. */
export function offsetIn(zone: string, at: number): number {
  const wall = new Date(at).toLocaleString('sv-SE', { timeZone: zone });
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - at) / minute);
}
