import type { StoredRow } from '../../crud/behaviour.ts';

/** What the steps of a document need to know of its row. */
export type StoredDocument = StoredRow & {
  employee_id: number;
  title: string;
  status: 'requested' | 'submitted' | 'accepted' | 'rejected' | 'expired';
  due_on: string | null;
  expires_on: string | null;
  form_id: number | null;
};
