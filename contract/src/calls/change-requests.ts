import { call } from '../call.ts';
import { answers, boolean, choice, integer, text } from '../fields.ts';
import { changeRequests } from '../resources/change-requests.ts';

const tag = 'change-requests';
const note = text({ max: 500 });

/** `model_id` names the record to change; without it a new one is asked for. `remove` asks for its removal instead. */
export const askChange = call({
  method: 'POST',
  path: '/employees/:id/change-requests',
  access: 'change-requests.create',
  tag,
  body: {
    model: changeRequests.fields.model,
    model_id: integer({ min: 1, max: 2_147_483_647 }),
    changes: answers(),
    remove: boolean(),
    reason: note,
  },
});

export const decideChange = call({
  method: 'POST',
  path: '/change-requests/:id/decide',
  access: 'employees.approve_changes',
  tag,
  body: { status: choice({ options: ['approved', 'rejected'], required: true }), note },
});
