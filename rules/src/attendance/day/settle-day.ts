import { type Explain, explainInto } from '../explain/explain.ts';
import { explainPlan } from '../explain/explain-plan.ts';
import { explainStatus } from '../explain/explain-status.ts';
import type { Absence, DayResult, Moment, Override, Terminal } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Directed } from '../punches/directions.ts';
import { notePresence } from '../punches/presence.ts';
import { noteAlarms } from './alarms.ts';
import { type Cover, coverOf, isFree, isFullyCovered } from './cover.ts';
import { type Evidence, silentTerminals, verdictOn } from './day-status.ts';
import { noteHours } from './hours.ts';
import { withLateComer } from './late-comer.ts';
import { notePunctuality } from './punctuality.ts';
import { requiredWork } from './required-work.ts';
import { revisitAt } from './revisit-at.ts';

export type DayFacts = {
  frame: DayFrame;
  directed: readonly Directed[];
  absences: readonly Absence[];
  override: Override | undefined;
  now: Moment;
  terminals: readonly Terminal[];
  /** When the day before ended, as stamped. */
  left: Moment | null;
};

/** One day of one person, with the reasons. */
export function settleDay({ frame: planned, directed, absences, override, now, terminals, left }: DayFacts): DayResult {
  const frame = withLateComer(planned, directed);
  const cover = coverOf(frame, absences);
  const day = plannedDay(frame, cover);
  const explain = explainInto(day.explanation, frame.plan.zone);
  explainPlan(explain, frame, cover.expected_minutes, absences);
  const evidence: Evidence = { frame, cover, has_punches: directed.length > 0, is_incomplete: false, worked_minutes: 0, now, terminals };
  if (directed.length > 0) {
    const presence = notePresence(day, explain, frame, directed, now >= frame.closes);
    evidence.is_incomplete = presence.is_incomplete && now >= frame.closes;
    noteHours(day, explain, frame, cover, presence);
    evidence.worked_minutes = day.worked_minutes;
    notePunctuality(day, explain, frame, cover, presence, now >= frame.closes);
    noteAlarms(day, explain, frame, left);
  }
  noteStatus(day, explain, evidence);
  creditUntracked(day, frame, now);
  if (override) applyOverride(day, explain, override);
  day.revisit_at = revisitAt(evidence);
  return day;
}

function plannedDay({ plan, span }: DayFrame, cover: Cover): DayResult {
  return {
    date: plan.date,
    shift_id: plan.shift?.id ?? null,
    origin: plan.origin,
    zone: plan.zone,
    scheduled_in: span?.start ?? null,
    scheduled_out: span?.end ?? null,
    expected_minutes: cover.expected_minutes,
    first_in: null,
    last_out: null,
    intervals: [],
    worked_minutes: 0,
    break_minutes: 0,
    late_minutes: 0,
    early_minutes: 0,
    overtime_minutes: 0,
    excused_minutes: cover.excused_minutes,
    leave_minutes: cover.leave_minutes,
    holiday_minutes: cover.holiday_minutes,
    status: 'scheduled',
    flags: [],
    explanation: [],
    open_since: null,
    revisit_at: null,
  };
}

function noteStatus(day: DayResult, explain: Explain, evidence: Evidence): void {
  const { frame, cover, has_punches, is_incomplete, now } = evidence;
  const verdict = verdictOn(evidence);
  day.status = verdict.status;
  explainStatus(explain, evidence, verdict);
  if (day.status === 'pending_sync' && silentTerminals(evidence).length > 0) day.flags.push('device_silent');
  const missing = requiredWork(day) - day.worked_minutes;
  const isShort = frame.plan.shift?.kind === 'flexible' && frame.plan.tracked && now >= frame.closes && missing > 0;
  if (isShort && has_punches && !is_incomplete && !isFree(frame.plan) && !isFullyCovered(cover)) {
    day.flags.push('short_day');
    explain('short_of_required', { missing });
  } else if (verdict.because !== null) day.flags.push('short_day');
}

/** People who don't track time are credited with their planned hours. */
function creditUntracked(day: DayResult, { plan, span }: DayFrame, now: Moment): void {
  if (plan.tracked || !plan.employed || !span || now < span.end) return;
  day.excused_minutes = Math.max(day.excused_minutes, day.expected_minutes - day.worked_minutes);
}

/** Statuses of a day with unknown working time; an override that sets the working time replaces them. */
const unsettled: readonly DayResult['status'][] = ['incomplete', 'absent', 'pending_sync'];

function applyOverride(day: DayResult, explain: Explain, { status, worked_minutes, reason }: Override): void {
  day.flags.push('overridden');
  if (status !== null) {
    day.status = status;
    explain('overridden_status', { reason });
  }
  if (worked_minutes === null) return;
  if (status === null && unsettled.includes(day.status)) day.status = worked_minutes > 0 ? 'present' : 'absent';
  explain('overridden_worked', { reason, from: day.worked_minutes, to: worked_minutes });
  day.worked_minutes = worked_minutes;
}
