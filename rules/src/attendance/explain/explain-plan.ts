import type { Absence, PlanOrigin } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Explain } from './explain.ts';
import type { ExplanationCode } from './explanation-codes.ts';

const codeOfOrigin: Record<PlanOrigin, ExplanationCode> = {
  roster: 'planned_by_roster',
  employee: 'planned_by_employee',
  department: 'planned_by_department',
  branch: 'planned_by_branch',
  company: 'planned_by_company',
  none: 'no_shift',
};

/** Explains the plan of the day and the absences that cover it. */
export function explainPlan(explain: Explain, { plan, span, pause }: DayFrame, expected: number, absences: readonly Absence[]): void {
  const { shift, holiday, employed, tracked, origin } = plan;
  if (!employed) return explain('not_employed');
  if (!shift || !span) explain('no_shift');
  else explain(codeOfOrigin[origin], { shift: shift.name, start: explain.clock(span.start), end: explain.clock(span.end), expected });
  if (span && pause) {
    const [start, first_end, second_start, end] = [span.start, pause.start, pause.end, span.end].map(explain.clock) as [
      string,
      string,
      string,
      string,
    ];
    explain('in_two_spans', { start, first_end, second_start, end });
  }
  if (shift && !tracked) explain('not_tracked');
  if (holiday) explain(`holiday_${holiday.portion}`, { name: holiday.name });
  for (const { kind, name, portion } of absences) {
    // Excuses have no name.
    const named = name === '' ? {} : { name };
    if (typeof portion === 'string') explain(`${kind}_${portion}`, named);
    else if (kind === 'remote' && name === '') explain('remote_hours', portion);
    else explain(`${kind}_between`, { ...named, from: portion.from, to: portion.to });
  }
}
