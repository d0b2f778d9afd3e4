import type { DayStatus, Moment, Terminal } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { type Cover, isFree, isFullyCovered } from './cover.ts';

export type Evidence = {
  frame: DayFrame;
  cover: Cover;
  has_punches: boolean;
  is_incomplete: boolean;
  worked_minutes: number;
  now: Moment;
  terminals: readonly Terminal[];
};

/** The status of a day, and the company's rule that caused it, if any. */
export type Verdict = { status: DayStatus; because: 'half_day_below' | 'absent_below' | null };

export function verdictOn(evidence: Evidence): Verdict {
  const { frame, cover, has_punches } = evidence;
  if (!frame.plan.employed) return plain('not_employed');
  if (isFree(frame.plan)) return plain(has_punches ? presence(evidence) : freeDay(frame));
  if (isFullyCovered(cover)) return plain(coveredBy(cover));
  return has_punches ? judged(evidence) : plain(withoutPunches(evidence));
}

const plain = (status: DayStatus): Verdict => ({ status, because: null });

const freeDay = ({ plan }: DayFrame): DayStatus => (plan.holiday?.portion === 'full' ? 'holiday' : 'day_off');

const presence = ({ frame, is_incomplete }: Evidence): DayStatus => (is_incomplete && frame.plan.tracked ? 'incomplete' : 'present');

/** Leave takes precedence over travel, and travel over remote work; an excuse that covers the whole day counts as leave. */
function coveredBy({ am, pm }: Cover): DayStatus {
  const kinds = [am, pm].filter((kind) => kind !== null && kind !== 'holiday');
  if (kinds.includes('leave')) return kinds.every((kind) => kind === 'leave') ? 'leave' : 'half_leave';
  if (kinds.includes('travel')) return 'travel';
  return kinds.includes('remote') ? 'remote' : 'leave';
}

function judged(evidence: Evidence): Verdict {
  const { frame, cover, worked_minutes, now } = evidence;
  const { plan, closes } = frame;
  if (!plan.tracked || now < closes) return plain(isHalfLeave(cover) ? 'half_leave' : 'present');
  if (evidence.is_incomplete) return plain('incomplete');
  const accounted = worked_minutes + cover.excused_minutes;
  const { absent_below_minutes, half_day_below_minutes } = plan.settings;
  if (absent_below_minutes !== null && accounted < absent_below_minutes) return { status: 'absent', because: 'absent_below' };
  if (half_day_below_minutes !== null && accounted < half_day_below_minutes) return { status: 'half_day', because: 'half_day_below' };
  return plain(isHalfLeave(cover) ? 'half_leave' : 'present');
}

function withoutPunches(evidence: Evidence): DayStatus {
  const { frame, cover, now } = evidence;
  const { plan, span, closes } = frame;
  if (isHalfLeave(cover) && (now < closes || !plan.tracked)) return 'half_leave';
  if (!plan.tracked) return now < span!.end ? 'scheduled' : 'present';
  if (now < closes) return 'scheduled';
  return now < absenceIsCertainAt(frame) || silentTerminals(evidence).length > 0 ? 'pending_sync' : 'absent';
}

const isHalfLeave = ({ am, pm }: Cover): boolean => am === 'leave' || pm === 'leave';

export const absenceIsCertainAt = ({ plan, closes }: DayFrame): Moment => closes + plan.settings.absence_wait_hours * 3_600_000;

/** Terminals silent since the day closed, which may still hold its punches; empty until the company's waiting time is over. */
export const silentTerminals = ({ frame, terminals, now }: Evidence): Terminal[] =>
  now < absenceIsCertainAt(frame) ? [] : terminals.filter(({ heard_at }) => heard_at < frame.closes);
