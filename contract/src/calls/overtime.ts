import { call } from '../call.ts';
import { date, group, integer, list, minutes, named, required, selfOrId, text } from '../fields.ts';
import { overtimeRules } from '../resources/overtime-rules.ts';

const rules = Object.fromEntries(
  Object.entries(overtimeRules.fields).map(([name, field]) => [name, { ...field, required: undefined }]),
) as Record<string, (typeof overtimeRules.fields)[keyof typeof overtimeRules.fields]>;

/** Explains in sentences how unsaved rules would apply to a few sample days. */
export const previewOvertimeRules = call({
  method: 'POST',
  path: '/overtime-rules/preview',
  access: 'overtime-rules.view',
  tag: 'overtime-rules',
  summary: 'Preview how overtime rules apply to a long day, a week, a night and a rest day',
  body: { ...rules, planned_minutes: minutes({ min: 0, max: 1440 }), worked_minutes: minutes({ min: 0, max: 1440 }) },
  answer: { sentences: list(text(required), required) },
  touches: [],
});

/** A person's overtime in the month and the year of a day, with the limits. */
export const overtimeOfEmployee = call({
  method: 'GET',
  path: '/employees/:id/overtime',
  params: { id: selfOrId },
  access: 'overtime.view',
  tag: 'overtime',
  summary: 'Get the overtime of an employee in a month and its year, with the applicable limits',
  query: { date: date() },
  answer: {
    employee: group(named, required),
    date: date(required),
    /** Null if no overtime rules apply: overtime then needs no request and is not classified. */
    rules: group(named),
    open_days: integer(required),
    month: group({ waiting_minutes: minutes(required), approved_minutes: minutes(required), limit_minutes: minutes() }, required),
    year: group({ waiting_minutes: minutes(required), approved_minutes: minutes(required), limit_minutes: minutes() }, required),
  },
});
