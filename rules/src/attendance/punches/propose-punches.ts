import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';
import type { Action, Moment } from '../facts.ts';
import type { Interval } from '../plan/shift-hours.ts';
import { momentAt } from '../plan/zone.ts';
import { entersBy } from './action-of.ts';
import { middleOf } from './parts.ts';

/** The reason for the time of a proposed punch. */
export const proposalReasons = ['planned_start', 'planned_end', 'usual_start', 'usual_end', 'hours_of_day', 'break', 'wrong_key'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

/** The likely cause of a day that lacks punches. */
export const likelyCauses = ['forgot_in', 'forgot_out', 'forgot_both', 'forgot_break', 'wrong_key', 'terminal_down'] as const;
export type LikelyCause = (typeof likelyCauses)[number];

export type ProposedPunch = { action: Action; at: Moment; because: ProposalReason };
export type Proposal = { mishap: LikelyCause; punches: ProposedPunch[] };

/** A day that lacks punches. */
export type IncompleteDay = {
  date: Day;
  zone: string;
  /** The spans of the shift, in order; none on a day off. */
  spans: readonly Interval[];
  kind: 'fixed' | 'flexible' | null;
  expected_minutes: number;
  break_minutes: number;
  /** The counted punches, in order of time. */
  punches: readonly { at: Moment; action: Action }[];
  /** The person's usual start and end, in minutes since midnight of the day; an end after midnight is more than 1,440. */
  usual: { start: number | null; end: number | null };
  /** No terminal of the branch sent any punch on this day. */
  terminals_silent: boolean;
  /** One of the two spans of the shift has no punch, and no absence covers it. */
  misses_span: boolean;
  now: Moment;
};

/** The punches that complete the day, based on plan, habit and the other punches; `null`: a person has to decide. */
export function proposePunches(day: IncompleteDay): Proposal | null {
  const proposal = day.punches.length === 0 ? wholeDay(day) : missingPunches(day);
  if (!proposal || proposal.punches.length === 0 || proposal.punches.some(({ at }) => at > day.now)) return null;
  return proposal;
}

/** A day without a punch is never assumed to be worked, unless the terminals were out of order. */
function wholeDay(day: IncompleteDay): Proposal | null {
  if (!day.terminals_silent || day.spans.length === 0) return null;
  const punches =
    day.kind === 'flexible'
      ? usualDay(day)
      : day.spans.flatMap(({ start, end }) => [came(start, 'planned_start'), went(end, 'planned_end')]);
  return { mishap: 'terminal_down', punches };
}

function usualDay(day: IncompleteDay): ProposedPunch[] {
  const begin = usualAt(day, 'start');
  const start = begin ?? (day.spans[0] as Interval).start;
  return [came(start, begin === null ? 'planned_start' : 'usual_start'), wentAfter(day, start) as ProposedPunch];
}

type PunchFix = { day: IncompleteDay; found: ProposedPunch[]; likelyCauses: LikelyCause[]; isStuck: boolean };

function missingPunches(day: IncompleteDay): Proposal | null {
  const fixes: PunchFix = { day, found: [], likelyCauses: [], isStuck: false };
  let open: Moment | null = null;
  let left: { at: Moment; isBreak: boolean } | null = null;
  for (const [index, { at, action }] of day.punches.entries()) {
    if (entersBy(action)) {
      if (open !== null && action !== 'break_in' && action !== 'ot_in') leaveBetween(fixes, open, at, index);
      open = open !== null && action === 'break_in' ? open : at;
      left = null;
      continue;
    }
    if (open === null) enterBetween(fixes, left, at, index);
    else pauseBetween(fixes, open, at);
    open = null;
    left = { at, isBreak: action === 'break_out' };
  }
  if (open !== null) leaveAtEnd(fixes, open);
  else if (left?.isBreak) returnAndLeave(fixes, left.at);
  if (day.misses_span) addSpan(fixes);
  const punches = fixes.found.toSorted((a, b) => a.at - b.at);
  return fixes.isStuck ? null : { mishap: likelyCauseOf(fixes.likelyCauses), punches };
}

/** An employee who was present for one span of the day has most likely worked the other without a punch. */
function addSpan(fixes: PunchFix): void {
  const { spans, punches } = fixes.day;
  const [first, second] = spans;
  const lastIn = punches.findLast(({ action }) => entersBy(action));
  const lastPunch = punches.at(-1);
  if (!first || !second || !lastIn || !lastPunch) return add(fixes, 'forgot_in', undefined);
  const isBefore = lastPunch.at <= second.start && lastIn.at < middleOf({ start: first.end, end: second.start });
  const missed = isBefore ? second : first;
  add(fixes, 'forgot_in', came(missed.start, 'planned_start'));
  add(fixes, 'forgot_out', went(missed.end, 'planned_end'));
}

/** Two entries in a row: the end of a span or the break is missing between them, or the later was an exit with the wrong key. */
function leaveBetween(fixes: PunchFix, open: Moment, at: Moment, index: number): void {
  const { day } = fixes;
  const isLast = index === day.punches.length - 1;
  const end = day.spans.find((span) => open < span.end && span.end <= at)?.end;
  const planned = day.spans.at(-1)?.end;
  if (isLast && planned !== undefined && Math.abs(planned - at) < nearby)
    return add(fixes, 'wrong_key', went(wholeMinute(at), 'wrong_key'));
  if (end !== undefined) return add(fixes, 'forgot_out', went(end, 'planned_end'));
  return add(fixes, 'forgot_break', within(open, at, went(wholeMinute(at) - breakOf(day), 'break')));
}

/** Presence before and after the pause of a split shift without a punch between them: both ends of the pause are missing. */
function pauseBetween(fixes: PunchFix, open: Moment, at: Moment): void {
  const [first, second] = fixes.day.spans;
  if (!first || !second || first.end <= open || at <= second.start) return;
  add(fixes, 'forgot_break', went(first.end, 'planned_end'));
  add(fixes, 'forgot_break', came(second.start, 'planned_start'));
}

/** An exit without an entry before it. */
function enterBetween(fixes: PunchFix, left: { at: Moment; isBreak: boolean } | null, at: Moment, index: number): void {
  const { day } = fixes;
  const start = day.spans.findLast((span) => span.start < at && (left === null || left.at < span.start))?.start;
  if (left === null) return enterFirst(fixes, at, start);
  if (index === 1 && isNearStart(day, left.at)) return add(fixes, 'wrong_key', came(nextMinute(left.at), 'wrong_key'));
  if (start !== undefined && !left.isBreak) return add(fixes, 'forgot_in', came(start, 'planned_start'));
  const back: ProposedPunch = { action: left.isBreak ? 'break_in' : 'in', at: nextMinute(left.at) + breakOf(day), because: 'break' };
  return add(fixes, 'forgot_break', within(left.at, at, back));
}

function enterFirst(fixes: PunchFix, at: Moment, start: Moment | undefined): void {
  const { day } = fixes;
  const goesAgain = day.punches[1] !== undefined && !entersBy(day.punches[1].action);
  if (goesAgain && isNearStart(day, at)) return add(fixes, 'wrong_key', came(wholeMinute(at - 1), 'wrong_key'));
  const usual = usualAt(day, 'start');
  const habit = usual !== null && usual < at ? came(usual, 'usual_start') : undefined;
  if (day.kind === 'flexible' && habit) return add(fixes, 'forgot_in', habit);
  return add(fixes, 'forgot_in', start === undefined ? habit : came(start, 'planned_start'));
}

function leaveAtEnd(fixes: PunchFix, open: Moment): void {
  const [before, last] = [fixes.day.punches.at(-2), fixes.found.at(-1)];
  const leave = wentAfter(fixes.day, open);
  const isWrongKey = before && last?.because === 'wrong_key' && last.action === 'out';
  if (isWrongKey && !leave) return add(fixes, 'wrong_key', went(nextMinute(open + 1), 'wrong_key'));
  return add(fixes, 'forgot_out', leave);
}

/** Left for a break and never came back: the break was as long as planned, and the day ended as it usually does. */
function returnAndLeave(fixes: PunchFix, left: Moment): void {
  const back = nextMinute(left) + breakOf(fixes.day);
  add(fixes, 'forgot_break', { action: 'break_in', at: back, because: 'break' });
  add(fixes, 'forgot_out', wentAfter(fixes.day, back));
}

/** The exit after an entry. A fixed shift gives its planned end, so an assumption never creates overtime. */
function wentAfter(day: IncompleteDay, open: Moment): ProposedPunch | undefined {
  const planned = day.spans.find(({ end }) => open < end)?.end;
  const usual = usualAt(day, 'end');
  if (day.kind === 'fixed' && planned !== undefined) return went(planned, 'planned_end');
  if (usual !== null && usual > open) return went(usual, 'usual_end');
  if (day.kind !== 'flexible') return undefined;
  const hours = (day.expected_minutes + day.break_minutes) * minute;
  return hours > 0 ? went(wholeMinute(open) + hours, 'hours_of_day') : undefined;
}

function add(fixes: PunchFix, likelyCause: LikelyCause, punch: ProposedPunch | undefined): void {
  if (!punch) fixes.isStuck = true;
  else {
    fixes.found.push(punch);
    fixes.likelyCauses.push(likelyCause);
  }
}

function likelyCauseOf(found: readonly LikelyCause[]): LikelyCause {
  if (found.includes('wrong_key')) return 'wrong_key';
  if (found.includes('forgot_in') && found.includes('forgot_out')) return 'forgot_both';
  return found.find((likelyCause) => likelyCause !== 'forgot_break') ?? 'forgot_break';
}

const minute = 60_000;
/** A punch this close to a planned time counts for it, even with the wrong key. */
const nearby = 90 * minute;
/** The assumed minutes of a break without a planned length. */
const someBreak = 30;

const came = (at: Moment, because: ProposalReason): ProposedPunch => ({ action: 'in', at, because });
const went = (at: Moment, because: ProposalReason): ProposedPunch => ({ action: 'out', at, because });
const within = (from: Moment, to: Moment, punch: ProposedPunch) => (from < punch.at && punch.at < to ? punch : undefined);
const wholeMinute = (at: Moment): Moment => Math.floor(at / minute) * minute;
const nextMinute = (at: Moment): Moment => Math.ceil(at / minute) * minute;
const breakOf = ({ break_minutes }: IncompleteDay): number => (break_minutes || someBreak) * minute;

const isNearStart = ({ spans }: IncompleteDay, at: Moment): boolean => spans[0] !== undefined && Math.abs(spans[0].start - at) < nearby;

function usualAt({ date, zone, usual }: IncompleteDay, side: 'start' | 'end'): Moment | null {
  const minutes = usual[side];
  if (minutes === null) return null;
  const day = dayOfNumber(dayNumber(date) + Math.floor(minutes / 1440));
  const clock = ((minutes % 1440) + 1440) % 1440;
  const padded = (number: number): string => String(number).padStart(2, '0');
  return momentAt(zone, day, `${padded(Math.floor(clock / 60))}:${padded(clock % 60)}`).at;
}
