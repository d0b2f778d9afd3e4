import type { StoredRow } from '../../crud/asker.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** What the steps of a document need to know of its row. */
export type StoredDocument = StoredRow &
  Columns<'documents', 'employee_id' | 'type' | 'title' | 'status' | 'due_on' | 'expires_on' | 'form_id'> & {
    status: 'requested' | 'submitted' | 'accepted' | 'rejected' | 'expired';
  };
