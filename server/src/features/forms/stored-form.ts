import type { PaperType } from '@cadre/contract/forms/index';
import type { Language } from '@cadre/contract/languages';
import type { StoredRow } from '../../crud/access/caller.ts';
import type { Columns, Tables } from '../../platform/database/tables.ts';

/** The columns of a form that its moves need. */
export type StoredForm = StoredRow &
  Columns<
    'forms',
    | 'type'
    | 'number'
    | 'title'
    | 'employee_id'
    | 'language'
    | 'answers'
    | 'status'
    | 'file_hash'
    | 'stored_as'
    | 'issued_at'
    | 'answered_at'
    | 'answered_by'
  > & {
    type: PaperType;
    language: Language;
    answers: Record<string, unknown>;
    status: 'draft' | 'issued' | 'accepted' | 'declined' | 'withdrawn';
    /** The user who issued it, while it is only issued: nothing else can be changed. */
    updated_by_id: Tables['forms']['updated_by_id'];
  };
