import { call } from '../call.ts';
import { integer, list, references, required } from '../fields.ts';
import { documents } from '../resources/documents.ts';

const { type, title, due_on, note } = documents.fields;

/** Each gets one that is still to come, a notice and a mail. */
export const requestDocuments = call({
  method: 'POST',
  path: '/documents/request',
  access: 'documents.request',
  tag: 'documents',
  summary: 'Request a document from employees',
  body: {
    employee_ids: references('employees', { required: true, through: 'documents', here: 'id', there: 'employee_id' }),
    type,
    title,
    due_on,
    note,
  },
  answer: list({ id: integer(required), employee_id: integer(required) }),
  touches: ['documents', 'employees'],
});
