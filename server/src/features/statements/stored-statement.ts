import type { StoredRow } from '../../crud/access/caller.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** The columns of a statement that its moves need. */
export type StoredStatement = StoredRow &
  Columns<'statements', 'number' | 'client_id' | 'from_date' | 'to_date' | 'currency' | 'prepared_by_id'> & {
    status: 'draft' | 'reviewed' | 'issued' | 'cancelled';
  };
