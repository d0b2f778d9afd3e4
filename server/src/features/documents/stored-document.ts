import type { StoredRow } from '../../crud/access/caller.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** The columns of a document that its moves need. */
export type StoredDocument = StoredRow &
  Columns<'documents', 'employee_id' | 'type' | 'title' | 'status' | 'due_on' | 'expires_on' | 'form_id'> & {
    status: 'requested' | 'submitted' | 'accepted' | 'rejected' | 'expired';
  };
