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
import type { PayPorts } from './inputs/pay-ports.ts';
import { addForMany } from './items/add-for-many.ts';
import { payItemsBehaviours } from './items/pay-items-behaviours.ts';
import { tryComponent } from './items/try-component.ts';
import { readSchedule } from './loans/read-schedule.ts';
import { addRepayment, undoRepayment } from './loans/repay-loan.ts';
import { type CalculateRun, calculateRun } from './runs/calculate-run.ts';
import { readDepartments } from './runs/read-departments.ts';
import { readPeople } from './runs/read-people.ts';
import { recalculatePayslip } from './runs/recalculate-payslip.ts';

export function servePayroll(app: FastifyInstance, services: Services, ports: PayPorts): void {
  const items = payItemsBehaviours(ports.approvals);
  serve(app, services, payrollPeople, (asked) => readPeople(services.db, asked));
  serve(app, services, payrollDepartments, (asked) => readDepartments(services.db, asked));
  serve(app, services, issuesCall, (asked) => readIssues(services, asked));
  serve(app, services, varianceCall, (asked) => readVariance(services.db, asked));
  serve(app, services, acknowledgeCall, (asked) => acknowledge(services.db, asked));
  serve(app, services, leaveOutCall, (asked) => leaveOut(services.db, asked));
  serve(app, services, tryCall, (asked) => tryComponent(services, ports, asked));
  serve(app, services, allowanceForMany, (asked) => addForMany(services, allowances, items.allowances, asked));
  serve(app, services, bonusForMany, (asked) => addForMany(services, bonuses, items.bonuses, asked));
  serve(app, services, deductionForMany, (asked) => addForMany(services, deductions, items.deductions, asked));
  serve(app, services, loanSchedule, (asked) => readSchedule(services.db, asked));
  serve(app, services, addRepaymentCall, (asked) => addRepayment(services.db, asked));
  serve(app, services, undoRepaymentCall, (asked) => undoRepayment(services.db, asked));
  serve(app, services, adjustmentsCall, (asked) => readAdjustments(services.db, asked));
  serve(app, services, dismissCall, (asked) => dismissAdjustment(services.db, ports, asked));
  serve(app, services, payrollDebts, (asked) => readDebts(services.db, asked));
  serve(app, services, writeOffCall, (asked) => writeOffDebt(services.db, asked));
  serve(app, services, undoWriteOffCall, (asked) => undoWriteOff(services.db, asked));
  serve(app, services, recalculateCall, (asked) => recalculatePayslip(services, ports, asked));

  services.jobs.handle<CalculateRun>('calculate_payroll', (job) => calculateRun(services, ports, job));
  services.jobs.handle<CheckFacts>('check_pay_facts', (job) => checkFacts(services, ports, job));
  services.jobs.every('find_pay_adjustments', '*/10 * * * *', () => renewAdjustments(services.db, ports));
}
