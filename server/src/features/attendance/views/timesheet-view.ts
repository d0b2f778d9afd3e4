import { listText } from '@cadre/contract/texts/list-text';
import type { MatrixDay, TimesheetRow } from '@cadre/contract/views/timesheet';
import { requiredOf } from '@cadre/rules/attendance/day/required-work';
import { monthCode, monthMarks } from '@cadre/rules/attendance/plan/month-code';
import type { Spread } from '../../../crud/exports/export-table.ts';
import type { ViewBehaviour } from '../../../crud/view/view-behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import type { ListedDay } from './listed-day.ts';
import { loadDays } from './load-days.ts';
import { employedWithin, type Person, personNamed, personSubject, statusWithoutDay } from './person.ts';
import { sheetTotals } from './sheet-totals.ts';

/** The month of all employees: one row per person, one cell per day. */
export const timesheetView: ViewBehaviour<Person> = {
  subject: personSubject,
  within: employedWithin,
  narrow: {
    attention: ({ from, to }) => sql`r.id in (
      select d.employee_id from attendance_days d where d.needs_attention and d.date between ${from}::date and ${to}::date)`,
  },
  rows: async (db, people, span, wants) => {
    const daysOf = await loadDays(db, people, span);
    return people.map((person) => {
      const days = daysOf(person.id);
      const totals = sheetTotals(days);
      return { employee: personNamed(person), ...totals, totals, ...(wants('days') && { days: matrixDays(person, days, span) }) };
    });
  },
  spread: ({ t }, span) => ({ days: letters(t, span) }),
  legend: ({ t, language }) =>
    listText(
      language,
      monthMarks.map((mark) => `${t(`attendance.codes.${mark}`)} ${t(`nouns.attendance-days.options.status.${mark}`)}`),
    ),
};

function matrixDays(person: Person, days: readonly ListedDay[], span: DaySpan): MatrixDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return datesOf(span).map((date) => matrixDay(person, date, byDate.get(date)));
}

function matrixDay(person: Person, date: string, day: ListedDay | undefined): MatrixDay {
  if (!day) return { ...emptyDay, date, status: statusWithoutDay(person, date) };
  const { marks, is_late } = monthCode(day);
  const { status, worked_minutes, flags } = day;
  return { date, status, codes: marks, late: is_late, worked_minutes, expected_minutes: requiredOf(day), flags };
}

const emptyDay = { codes: [], late: false, worked_minutes: 0, expected_minutes: 0, flags: [] } satisfies Partial<MatrixDay>;

/** In an export, every day is a separate narrow column. */
const letters = (t: Translate, span: DaySpan): Spread => ({
  columns: datesOf(span).map((date) => ({ heading: String(Number(date.slice(8))), kind: 'text', narrow: true })),
  cells: (row) => (row as TimesheetRow).days.map(({ codes }) => codes.map((code) => t(`attendance.codes.${code}`)).join('/')),
});
