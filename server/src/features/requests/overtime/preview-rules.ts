import type { previewOvertimeRules } from '@cadre/contract/calls/overtime';
import { checkRecord } from '@cadre/contract/check';
import { complaintOf } from '@cadre/contract/problems';
import { overtimeRules } from '@cadre/contract/resources/overtime-rules';
import { addDays } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { classify } from '@cadre/rules/overtime/classify';
import type { OvertimeRules } from '@cadre/rules/overtime/rule-set';
import type { WorkedDay } from '@cadre/rules/overtime/worked-day';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';

const monday = '2026-03-02';

/** The result of unsaved rules for an example, calculated by the same function as real days. */
export async function previewRules({ body, t }: CallContext<typeof previewOvertimeRules>) {
  const { planned_minutes, worked_minutes, ...sent } = body as Record<string, unknown>;
  const rules = rulesAsSent(sent);
  const [planned, worked] = [Number(planned_minutes ?? 480), Number(worked_minutes ?? 552)];
  const [day] = classify([workedOn(monday, worked, planned)], () => rules);
  const week = classify(
    [0, 1, 2, 3, 4, 5].map((after) => workedOn(addDays(monday, after), planned, planned)),
    () => rules,
  );
  const overtime = day?.overtime_minutes ?? 0;
  const second = day?.parts.reduce((sum, part) => sum + (part.class === 'overtime_2' ? part.minutes : 0), 0) ?? 0;
  const last = week.at(-1)?.overtime_minutes ?? 0;
  const hours = { worked: asHours(worked), planned: asHours(planned), overtime: asHours(overtime) };
  const option = (field: string, value: string): string => wordsOf(t).option(overtimeRules.name, field, value);
  const sentences = [
    overtime > 0 ? t('overtime.preview_day', hours) : t('overtime.preview_no_day', { worked: hours.worked, planned: hours.planned }),
    ...(second > 0 ? [t('overtime.preview_second', { minutes: asHours(second) })] : []),
    ...(last > 0 ? [t('overtime.preview_week', { overtime: asHours(last) })] : []),
    t('overtime.preview_rest_day', { kind: option('rest_day_class', rules.rest_day_class) }),
    t('overtime.preview_holiday', { kind: option('holiday_class', rules.holiday_class) }),
    ...(rules.night_from && rules.night_to
      ? [t('overtime.preview_night', { from: rules.night_from, to: rules.night_to, percent: String(rules.night_premium_bp / 100) })]
      : []),
    t(sent.needs_approval === false ? 'overtime.preview_at_once' : 'overtime.preview_approved'),
    t('overtime.preview_becomes', { what: option('becomes', String(sent.becomes ?? 'pay')) }),
  ];
  return { message: '', data: { sentences } };
}

const workedOn = (date: string, worked_minutes: number, planned_minutes: number): WorkedDay => ({
  date,
  zone: 'UTC',
  planned_minutes,
  is_rest_day: false,
  is_holiday: false,
  worked_minutes,
  intervals: [],
});

/** Missing fields get the same values as when saved. */
function rulesAsSent(sent: Record<string, unknown>): OvertimeRules {
  const whole = { ...unsaid, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== '')) };
  const complaints = checkRecord(overtimeRules.fields, sent, true);
  for (const [name, one] of Object.entries(overtimeRules.check?.(whole) ?? {})) complaints[name] = [complaintOf(one)];
  delete complaints.leave_category_id;
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  return whole;
}

const unsaid: OvertimeRules = {
  daily_after_minutes: null,
  second_after_minutes: null,
  weekly_after_minutes: null,
  rest_day_class: 'rest_day',
  holiday_class: 'holiday',
  night_from: null,
  night_to: null,
  night_premium_bp: 2500,
  sunday_premium_bp: null,
  holiday_premium_bp: null,
  premiums: 'highest',
  block_minutes: 1,
  rounding: 'down',
  tolerance_minutes: 0,
};
