import { addRepayment as addRepaymentCall, loanSchedule, undoRepayment as undoRepaymentCall } from '@cadre/contract/calls/loans';
import { payrollAdjustments as adjustmentsCall, dismissAdjustment as dismissCall } from '@cadre/contract/calls/pay-adjustments';
import { tryComponent as tryCall } from '@cadre/contract/calls/pay-components';
import { payrollDebts, undoWriteOff as undoWriteOffCall, writeOffDebt as writeOffCall } from '@cadre/contract/calls/pay-debts';
import { allowanceForMany, bonusForMany, deductionForMany } from '@cadre/contract/calls/pay-items';
import { payrollDepartments, payrollPeople, recalculatePayslip as recalculateCall } from '@cadre/contract/calls/payroll';
import {
  acknowledgeVariance as acknowledgeCall,
  payrollIssues as issuesCall,
  leaveOutOfRun as leaveOutCall,
  payrollVariance as varianceCall,
} from '@cadre/contract/calls/payroll-checks';
import { allowances } from '@cadre/contract/resources/allowances';
import { bonuses } from '@cadre/contract/resources/bonuses';
import { deductions } from '@cadre/contract/resources/deductions';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { acknowledge } from './checks/acknowledge.ts';
import { type CheckFacts, checkFacts } from './checks/check-facts.ts';
import { leaveOut } from './checks/leave-out.ts';
import { readIssues } from './checks/read-issues.ts';
import { readVariance } from './checks/read-variance.ts';
import { dismissAdjustment } from './closing/dismiss-adjustment.ts';
import { readAdjustments } from './closing/read-adjustments.ts';
import { readDebts } from './closing/read-debts.ts';
import { renewAdjustments } from './closing/renew-adjustments.ts';
import { undoWriteOff, writeOffDebt } from './closing/write-off-debt.ts';
import { addForMany } from './items/add-for-many.ts';
import { tryComponent } from './items/try-component.ts';
import { readSchedule } from './loans/read-schedule.ts';
import { addRepayment, undoRepayment } from './loans/repay-loan.ts';
import { type CalculateRun, calculateRun } from './runs/calculate-run.ts';
import { readDepartments } from './runs/read-departments.ts';
import { readPeople } from './runs/read-people.ts';
import { recalculatePayslip } from './runs/recalculate-payslip.ts';

export function servePayroll(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: Plans & Settling): void {
  serve(app, services, payrollPeople, (context) => readPeople(services.db, context));
  serve(app, services, payrollDepartments, (context) => readDepartments(services.db, context));
  serve(app, services, issuesCall, (context) => readIssues(services, context));
  serve(app, services, varianceCall, (context) => readVariance(services.db, context));
  serve(app, services, acknowledgeCall, (context) => acknowledge(services.db, context));
  serve(app, services, leaveOutCall, (context) => leaveOut(services.db, context));
  serve(app, services, tryCall, (context) => tryComponent(services, ports, context));
  serve(app, services, allowanceForMany, (context) => addForMany(services, behaviours, allowances, context));
  serve(app, services, bonusForMany, (context) => addForMany(services, behaviours, bonuses, context));
  serve(app, services, deductionForMany, (context) => addForMany(services, behaviours, deductions, context));
  serve(app, services, loanSchedule, (context) => readSchedule(services.db, context));
  serve(app, services, addRepaymentCall, (context) => addRepayment(services.db, context));
  serve(app, services, undoRepaymentCall, (context) => undoRepayment(services.db, context));
  serve(app, services, adjustmentsCall, (context) => readAdjustments(services.db, context));
  serve(app, services, dismissCall, (context) => dismissAdjustment(services.db, ports, context));
  serve(app, services, payrollDebts, (context) => readDebts(services.db, context));
  serve(app, services, writeOffCall, (context) => writeOffDebt(services.db, context));
  serve(app, services, undoWriteOffCall, (context) => undoWriteOff(services.db, context));
  serve(app, services, recalculateCall, (context) => recalculatePayslip(services, ports, context));

  services.jobs.handle<CalculateRun>('calculate_payroll', (job) => calculateRun(services, ports, job));
  services.jobs.handle<CheckFacts>('check_pay_facts', (job) => checkFacts(services, ports, job));
  services.jobs.every('find_pay_adjustments', '*/10 * * * *', () => renewAdjustments(services.db, ports));
}
