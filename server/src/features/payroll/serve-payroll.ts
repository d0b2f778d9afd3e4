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
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
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
import type { PayWorks } from './inputs/pay-works.ts';
import { addForMany } from './items/add-for-many.ts';
import { payItemsBehaviours } from './items/pay-items-behaviours.ts';
import { tryComponent } from './items/try-component.ts';
import { readSchedule } from './loans/read-schedule.ts';
import { addRepayment, undoRepayment } from './loans/repay-loan.ts';
import { type CalculateRun, calculateRun } from './runs/calculate-run.ts';
import { readDepartments } from './runs/read-departments.ts';
import { readPeople } from './runs/read-people.ts';
import { recalculatePayslip } from './runs/recalculate-payslip.ts';

export function servePayroll(app: FastifyInstance, house: House, works: PayWorks): void {
  const items = payItemsBehaviours(works.approvals);
  serve(app, house, payrollPeople, (asked) => readPeople(house.db, asked));
  serve(app, house, payrollDepartments, (asked) => readDepartments(house.db, asked));
  serve(app, house, issuesCall, (asked) => readIssues(house, asked));
  serve(app, house, varianceCall, (asked) => readVariance(house.db, asked));
  serve(app, house, acknowledgeCall, (asked) => acknowledge(house.db, asked));
  serve(app, house, leaveOutCall, (asked) => leaveOut(house.db, asked));
  serve(app, house, tryCall, (asked) => tryComponent(house, works, asked));
  serve(app, house, allowanceForMany, (asked) => addForMany(house, allowances, items.allowances, asked));
  serve(app, house, bonusForMany, (asked) => addForMany(house, bonuses, items.bonuses, asked));
  serve(app, house, deductionForMany, (asked) => addForMany(house, deductions, items.deductions, asked));
  serve(app, house, loanSchedule, (asked) => readSchedule(house.db, asked));
  serve(app, house, addRepaymentCall, (asked) => addRepayment(house.db, asked));
  serve(app, house, undoRepaymentCall, (asked) => undoRepayment(house.db, asked));
  serve(app, house, adjustmentsCall, (asked) => readAdjustments(house.db, asked));
  serve(app, house, dismissCall, (asked) => dismissAdjustment(house.db, works, asked));
  serve(app, house, payrollDebts, (asked) => readDebts(house.db, asked));
  serve(app, house, writeOffCall, (asked) => writeOffDebt(house.db, asked));
  serve(app, house, undoWriteOffCall, (asked) => undoWriteOff(house.db, asked));
  serve(app, house, recalculateCall, (asked) => recalculatePayslip(house, works, asked));

  house.jobs.handle<CalculateRun>('calculate_payroll', (job) => calculateRun(house, works, job));
  house.jobs.handle<CheckFacts>('check_pay_facts', (job) => checkFacts(house, works, job));
  house.jobs.every('find_pay_adjustments', '*/10 * * * *', () => renewAdjustments(house.db, works));
}
