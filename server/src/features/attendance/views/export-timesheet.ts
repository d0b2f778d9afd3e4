import type { MatrixDay, TimesheetRow } from '@cadre/contract/calls/hours';
import { choice, text } from '@cadre/contract/fields';
import { attendances } from '@cadre/contract/resources/attendances';
import { monthSpan } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { countExport } from '../../../crud/count-export.ts';
import { keepExport } from '../../../crud/export-link.ts';
import { type Cell, type TableColumn, tableFile } from '../../../platform/documents/table-file.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import type { Translate } from '../../../platform/texts.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { readExportWish } from './export-wish.ts';
import { tellOfAll } from './tell-of-all.ts';
import { needsAttention, timesheetRows } from './timesheets.ts';

const periodFields = { month: text({ pattern: 'month' }), attention: choice({ options: ['only'] }) };

/** The month of everybody the list shows, as a matrix with letters and totals. */
export async function exportTimesheet(house: House, behaviours: Behaviours, asked: Asked) {
  const { actor, t, language } = asked;
  const { format, period, query } = readExportWish(asked, periodFields);
  await countExport(house, asked);
  const month = period.month ?? new Date().toISOString().slice(0, 7);
  const span = monthSpan(month);
  const wanted = { actor, behaviours, span, query, ...(period.attention && { only: needsAttention(span) }) };
  const rows = await tellOfAll(house, wanted, (people) => timesheetRows(house.db, people, span));
  const file = await tableFile(format, {
    title: t('menu.timesheet'),
    subtitle: `${month} · ${legend(t)}`,
    language,
    columns: columnsOf(t, span),
    rows: rows.map((row) => cellsOf(t, row)),
  });
  const link = await keepExport(house, asked, attendances, { ...file, name: `timesheet-${month}` }, rows.length);
  return { link, message: t('done.export_ready') };
}

const marks = [
  'present',
  'half_day',
  'absent',
  'incomplete',
  'leave',
  'half_leave',
  'travel',
  'remote',
  'holiday',
  'day_off',
  'pending_sync',
] as const;

const legend = (t: Translate): string =>
  marks.map((mark) => `${t(`attendance.codes.${mark}`)} ${t(`nouns.attendance-days.options.status.${mark}`)}`).join(', ');

const columnsOf = (t: Translate, span: DaySpan): TableColumn[] => [
  { heading: t('shared.fields.employee_id'), kind: 'text' },
  { heading: t('shared.fields.department_id'), kind: 'text' },
  ...datesOf(span).map((date) => ({ heading: String(Number(date.slice(8))), kind: 'text', narrow: true }) satisfies TableColumn),
  ...(['required', 'worked', 'overtime'] as const).map(
    (key) => ({ heading: t(`attendance.${key}`), kind: 'number', decimals: 2 }) satisfies TableColumn,
  ),
  ...(['late', 'absent', 'leave', 'incomplete'] as const).map(
    (key) => ({ heading: t(`attendance.${key}`), kind: 'number' }) satisfies TableColumn,
  ),
];

const cellsOf = (t: Translate, { employee, days, totals }: TimesheetRow): Cell[] => [
  employee.name,
  employee.department,
  ...days.map((day) => codeOf(t, day)),
  totals.scheduled_hours,
  totals.worked_hours,
  totals.overtime_hours,
  totals.late_minutes,
  totals.absent_days,
  totals.leave_days,
  totals.incomplete_days,
];

const codeOf = (t: Translate, { codes }: MatrixDay): string => codes.map((code) => t(`attendance.codes.${code as 'present'}`)).join('/');
