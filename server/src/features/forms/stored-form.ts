import type { PaperType } from '@cadre/contract/forms/index';
import type { Language } from '@cadre/contract/languages';
import type { StoredRow } from '../../crud/behaviour.ts';

/** What the steps of a form need to know of its row. */
export type StoredForm = StoredRow & {
  type: PaperType;
  number: string | null;
  title: string;
  employee_id: number | null;
  language: Language;
  answers: Record<string, unknown>;
  status: 'draft' | 'issued' | 'accepted' | 'declined' | 'withdrawn';
  file_hash: string | null;
  stored_as: string | null;
  /** Whoever issued it, as long as it is only issued: nothing else can be changed. */
  updated_by_id: number | null;
};
