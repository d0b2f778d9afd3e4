import type { SheetDay, SheetPunch } from '@cadre/contract/calls/hours';
import { liveWork } from '@cadre/rules/attendance/day/live-work';
import { requiredOf } from '@cadre/rules/attendance/day/required-work';
import { explanationArgs } from '@cadre/rules/attendance/explain/explanation-args';
import type { Absence, DayPlan, Explanation } from '@cadre/rules/attendance/facts';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { monthCode } from '@cadre/rules/attendance/plan/month-code';
import { type Interval, spansOf } from '@cadre/rules/attendance/plan/shift-hours';
import type { Day } from '@cadre/rules/calendar';
import type { Translate } from '../../../platform/texts/texts.ts';
import { unrecorded } from './person.ts';
import type { StoryDay } from './read-story.ts';

type Parts = {
  date: Day;
  story: StoryDay | undefined;
  plan: DayPlan | undefined;
  logged: number | undefined;
  punches: SheetPunch[] | undefined;
  override: SheetDay['override'] | undefined;
  absence: Absence | undefined;
  questions: SheetDay['questions'] | undefined;
  excuse: SheetDay['excuse'] | undefined;
};

/** A day in the response. Days that were never settled, because there was no employment or the employee was not known yet, are empty. */
export function sheetDay(
  t: Translate,
  { date, story, plan, logged = 0, punches = [], override = null, absence, questions = [], excuse = null }: Parts,
): SheetDay {
  const settled = story ?? emptyStory(date, plan?.employed === true);
  const { explanation, leave_minutes: _leave, holiday_minutes: _holiday, ...result } = settled;
  return {
    ...result,
    live:
      plan && result.open_since ? liveWork(plan, { open_since: Date.parse(result.open_since), break_minutes: result.break_minutes }) : null,
    expected_minutes: requiredOf(settled),
    weekday: weekdayOf(date),
    codes: story ? monthCode({ ...story, first_in: story.first_in ? Date.parse(story.first_in) : null }).marks : [],
    shift: story ? shiftOf(plan) : null,
    scheduled_spans: story && plan?.shift ? spansOf(plan.shift, date, plan.zone).map(writtenSpan) : [],
    punches,
    logged_minutes: logged,
    leave: absence ? { name: absence.name, portion: portionText(absence) } : null,
    excuse,
    holiday: plan?.holiday ?? null,
    override,
    questions,
    explanation: result.status === 'not_recorded' ? [t('attendance.before_records')] : explanation.map((line) => sentence(t, line)),
  };
}

const portionText = ({ portion }: Absence): string => (typeof portion === 'string' ? portion : `${portion.from}–${portion.to}`);

function shiftOf(plan: DayPlan | undefined): SheetDay['shift'] {
  if (!plan?.shift) return null;
  const { id, name, code, start_time, end_time, pause_start, pause_end } = plan.shift;
  return { id, name, code, start: start_time, end: end_time, pause_start, pause_end, crosses_midnight: end_time <= start_time };
}

const writtenSpan = ({ start, end }: Interval) => ({ from: new Date(start).toISOString(), to: new Date(end).toISOString() });

/** The codes of the rules are keys of the texts, and their arguments those of the sentence. */
const sentence = (t: Translate, line: Explanation): string =>
  t(`attendance.explain.${line.code}` as 'attendance.explain.no_shift', explanationArgs(line) as never);

const emptyStory = (date: Day, employed: boolean): StoryDay => ({
  date,
  status: unrecorded(employed),
  origin: 'none',
  scheduled_in: null,
  scheduled_out: null,
  first_in: null,
  last_out: null,
  open_since: null,
  intervals: [],
  expected_minutes: 0,
  worked_minutes: 0,
  break_minutes: 0,
  late_minutes: 0,
  early_minutes: 0,
  overtime_minutes: 0,
  overtime: null,
  excused_minutes: 0,
  leave_minutes: 0,
  holiday_minutes: 0,
  flags: [],
  explanation: [],
});
