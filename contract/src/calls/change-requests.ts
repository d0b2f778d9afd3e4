import { call } from '../call.ts';
import { answers, boolean, choice, integer, list, record, selfOrId, text } from '../fields.ts';
import { changeRequests } from '../resources/change-requests.ts';

const tag = 'change-requests';
const note = text({ max: 500 });
const answer = record(changeRequests, { required: true, partly: true });

/** `model_id` is the record to change; without it the request is for a new record. `remove` requests its deletion instead. */
export const askChange = call({
  method: 'POST',
  path: '/employees/:id/change-requests',
  params: { id: selfOrId },
  access: 'change-requests.create',
  tag,
  summary: 'Request a change to your own record',
  body: {
    model: changeRequests.fields.model,
    model_id: integer({ min: 1, max: 2_147_483_647 }),
    changes: answers(),
    remove: boolean(),
    reason: note,
  },
  answer,
  touches: ['change-requests'],
});

/** A note is required for a rejection and for a partial approval. */
export const decideChange = call({
  method: 'POST',
  path: '/change-requests/:id/decide',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject a change request',
  body: {
    status: choice({ options: ['approved', 'rejected'], required: true }),
    /** Of an approval: the fields it is limited to. The others are refused, with the note as the reason. */
    only: list(text()),
    note,
  },
  answer,
  touches: ['change-requests', 'approvals', 'employees', 'emergency-contacts', 'dependents', 'bank-accounts'],
});
