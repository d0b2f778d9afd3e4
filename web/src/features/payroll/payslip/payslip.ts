import type { salaries } from '@cadre/contract/resources/salaries';
import type { RecordOf } from '@cadre/contract/values';

/** A payslip as its own page gets it: with its lines, which lists leave out. */
export type Payslip = RecordOf<typeof salaries>;
export type PayLine = NonNullable<Payslip['lines']>[number];
