import { balance } from '../calls/leave-balances.ts';
import { date, decimal, list, required } from '../fields.ts';
import { employees } from '../resources/employees.ts';
import type { ResponseOf } from '../values.ts';
import { view } from '../view.ts';
import { person } from './person.ts';

const days = { ...required, unit: 'day' } as const;

/** Over all categories that are counted in days and keep a balance. */
const totals = {
  entitled: decimal(days),
  carried: decimal(days),
  taken: decimal(days),
  scheduled: decimal(days),
  pending: decimal(days),
  available: decimal(days),
} as const;

const beside = { employee: person } as const;

/** The remaining leave of every employee: today, or at the end of another month. */
export const leaveBalances = view('leave-balances', {
  access: 'leave-ledger.view',
  rowsOf: employees,
  subject: 'employee_id',
  period: 'month',
  columns: { as_of: date(required), balances: list(balance, required), ...totals },
  table: [
    'name',
    'balances',
    'available',
    'taken',
    'scheduled',
    'pending',
    'entitled',
    'carried',
    '-as_of',
    '-employee_no',
    '-department_id',
    '-branch_id',
    '-manager_id',
  ],
  inFiles: ['employee_no', 'department_id', 'as_of'],
  filters: ['department_id', 'branch_id', 'job_id', 'manager_id'],
  beside,
});

export type LeaveBalancesRow = { id: number } & ResponseOf<typeof leaveBalances.columns> & ResponseOf<typeof beside>;
