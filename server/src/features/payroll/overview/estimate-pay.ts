import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import type { PayItem } from '@cadre/rules/pay/pay-inputs';
import { type PayPeriod, spanOf } from '@cadre/rules/pay/pay-period';
import type { Payslip } from '@cadre/rules/pay/payslip';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { loadPayInputs } from '../inputs/load-pay-inputs.ts';

export type Estimate = { currency: string | null; items: readonly PayItem[]; slip: Payslip | null };

/** Calculates the pay of a period from the current facts, with the rules for payslips; stores nothing. */
export async function estimatePay(db: Database, ports: Plans & Settling, employee_id: number, period: PayPeriod): Promise<Estimate> {
  await ports.settleDaysAndOvertime(db, [employee_id], spanOf(period));
  const [loaded] = await runAs('system', () => db.reading((on) => loadPayInputs(on, ports, period, [employee_id])));
  if (!loaded || 'problem' in loaded.inputs) return { currency: null, items: [], slip: null };
  const { currency, items } = loaded.inputs;
  const slip = calculatePayslip(loaded.inputs);
  return { currency, items, slip: 'problem' in slip ? null : slip };
}
