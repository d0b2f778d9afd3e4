import type { payrolls } from '@cadre/contract/resources/payrolls';
import type { RecordOf } from '@cadre/contract/values';

type Status = 'draft' | 'calculating' | 'calculated' | 'submitted' | 'approved' | 'paid' | 'closed' | 'cancelled';
export type Run = RecordOf<typeof payrolls> & { status: Status };
export type Totals = Run['totals'];
