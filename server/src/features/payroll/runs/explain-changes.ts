import type { ComparedPayslip } from '@cadre/rules/pay/explain/pay-reasons';
import { varianceOf } from '@cadre/rules/pay/explain/variance';
import { isWholeMonth, type PayPeriod, periodBefore, spanOf } from '@cadre/rules/pay/pay-period';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { PayslipRow, StoredSegment } from './payslip-row.ts';

type Stored = Omit<ComparedPayslip, 'segments'> & { segments: readonly StoredSegment[] };

/** Explains why payslips differ from the previous period. Payslips with the same net amount need no reason, and are not read. */
export async function explainChanges(on: Runner, period: PayPeriod, rows: readonly PayslipRow[]): Promise<PayslipRow[]> {
  const changed = rows.filter(({ previous_net, net }) => previous_net !== null && previous_net !== net);
  if (changed.length === 0) return [...rows];
  const { rows: found } = await sql<Stored & { employee_id: number }>`
    select employee_id, net::float8 as net, segments, lines from salaries
    where sequence = 0 and status <> 'cancelled' and period = ${periodBefore(period)}
      and employee_id = any(${changed.map(({ employee_id }) => employee_id)}::int[])`.execute(on);
  const before = new Map(found.map((one) => [one.employee_id, compared(one)]));
  const span = isWholeMonth(period) ? {} : { span: spanOf(period) };
  return rows.map((row) => {
    const old = before.get(row.employee_id);
    return old && row.previous_net !== row.net ? { ...row, variance: varianceOf(old, { ...compared(row), ...span }) } : row;
  });
}

const compared = ({ net, segments, lines }: Stored): ComparedPayslip => ({
  net,
  lines,
  segments: segments.map(({ compensation_id, of_days, ...segment }) => ({ ...segment, compensationId: compensation_id, ofDays: of_days })),
});
