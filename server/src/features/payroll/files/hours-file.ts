import type { hoursFile as hoursCall } from '@cadre/contract/calls/payroll-files';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { type HoursColumn, type HoursLayout, hoursColumns, hoursFile } from '@cadre/rules/pay/files/hours-file';
import { spanOf } from '@cadre/rules/pay/pay-period';
import { keepExport } from '../../../crud/exports/export-link.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { loadHours, peopleOf } from './load-hours.ts';
import { runOfParams } from './run-of-params.ts';

/** Until a layout is chosen. */
const usual: HoursLayout = {
  per: 'month',
  columns: [
    'employee_no',
    'name',
    'month',
    'expected',
    'worked',
    'normal',
    'overtime_1',
    'overtime_2',
    'rest_day',
    'holiday',
    'credited',
    'late',
  ],
  separator: 'semicolon',
  decimal: 'point',
  header: true,
};

/** The hours of the people of a run, as an outside payroll program takes them. */
export async function makeHoursFile(services: Services, ports: Plans & Settling, context: CallContext<typeof hoursCall>) {
  const { t, body } = context;
  const run = await runOfParams(services, context, 'created');
  const layout = await layoutOfParams(services.db, body.layout_id ?? null);
  const people = await services.db.reading((on) => peopleOf(on, run.id));
  const span = spanOf(run.period);
  await ports.settleDaysAndOvertime(
    services.db,
    people.map(({ id }) => id),
    span,
  );
  const rows = await services.db.reading((on) => loadHours(on, people, run));
  // The mark by which programs recognise UTF-8.
  const bytes = Buffer.from(`\uFEFF${hoursFile(rows, layout, titles(t))}`);
  const file = { bytes, mime: 'text/csv; charset=utf-8', extension: 'csv', name: `hours-${run.month}-${run.id}` };
  return { link: await keepExport(services, context, payrolls, file, people.length, run.id), message: t('done.export_ready') };
}

async function layoutOfParams(db: Runner, id: number | null): Promise<HoursLayout> {
  if (id === null) return usual;
  const { rows } = await sql<HoursLayout>`select per, columns, separator, decimal, header from hours_layouts where id = ${id}`.execute(db);
  if (!rows[0]) throw invalid({ layout_id: [{ code: 'missing_reference' }] });
  return rows[0];
}

const titles = (t: Translate): Record<HoursColumn, string> =>
  Object.fromEntries(hoursColumns.map((column) => [column, t(`pay.files.hours.${column}`)])) as Record<HoursColumn, string>;
