import { call } from '../call.ts';
import { references } from '../fields.ts';
import { documents } from '../resources/documents.ts';

const { type, title, due_on, note } = documents.fields;

/** Asks people for a document: each gets one that is still to come, a notice and a mail. */
export const requestDocuments = call({
  method: 'POST',
  path: '/documents/request',
  access: 'documents.request',
  tag: 'documents',
  body: {
    employee_ids: references('employees', { required: true, through: 'documents', here: 'id', there: 'employee_id' }),
    type,
    title,
    due_on,
    note,
  },
});
