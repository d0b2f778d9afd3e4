import type { WeeklyHoursRow } from '@cadre/contract/calls/hours';
import { date } from '@cadre/contract/fields';
import { attendances } from '@cadre/contract/resources/attendances';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { countExport } from '../../../crud/count-export.ts';
import { keepExport } from '../../../crud/export-link.ts';
import { type Cell, type TableColumn, tableFile } from '../../../platform/documents/table-file.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import type { Translate } from '../../../platform/texts.ts';
import { readExportWish } from './export-wish.ts';
import { tellOfAll } from './tell-of-all.ts';
import { weeklyRows, weekOf } from './weekly-hours.ts';

/** The weekly hours of everybody the list shows, as a file. */
export async function exportWeeklyHours(house: House, behaviours: Behaviours, asked: Asked) {
  const { actor, t, language } = asked;
  const { format, period, query } = readExportWish(asked, { date: date() });
  await countExport(house, asked);
  const week = weekOf(period.date);
  const rows = await tellOfAll(house, { actor, behaviours, span: week.span, query }, (people) => weeklyRows(house.db, people, week));
  const file = await tableFile(format, {
    title: t('menu.weekly_hours'),
    subtitle: t('attendance.week_of', { week: String(week.week), ...week.span }),
    language,
    columns: columnsOf(t),
    rows: rows.map((row) => cellsOf(t, row)),
  });
  const name = `weekly-hours-${week.year}-W${String(week.week).padStart(2, '0')}`;
  const link = await keepExport(house, asked, attendances, { ...file, name }, rows.length);
  return { link, message: t('done.export_ready') };
}

const columnsOf = (t: Translate): TableColumn[] => [
  { heading: t('shared.fields.employee_id'), kind: 'text' },
  { heading: t('shared.fields.department_id'), kind: 'text' },
  ...(['required', 'worked', 'leave', 'holiday', 'overtime', 'balance', 'running_balance'] as const).map(
    (key) => ({ heading: t(`attendance.${key}`), kind: 'number', decimals: 2 }) satisfies TableColumn,
  ),
  ...(['late', 'absent', 'incomplete'] as const).map((key) => ({ heading: t(`attendance.${key}`), kind: 'number' }) satisfies TableColumn),
  { heading: t('shared.fields.status'), kind: 'text' },
];

const cellsOf = (t: Translate, row: WeeklyHoursRow): Cell[] => [
  row.employee.name,
  row.employee.department,
  row.required_hours,
  row.worked_hours,
  row.leave_hours,
  row.holiday_hours,
  row.overtime_hours,
  row.balance_hours,
  row.running_balance_hours,
  row.late_count,
  row.absent_days,
  row.incomplete_days,
  t(`attendance.week_status.${row.status}`),
];
