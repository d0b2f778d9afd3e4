import { call, type DataOf } from '../call.ts';
import { choice, integer, list, named, record, required, text } from '../fields.ts';
import { requestKinds } from '../request-kinds.ts';
import { approvalSettings } from '../resources/approval-settings.ts';

const tag = 'approval-settings';
const { model, branch_id, department_id, job_id, employee_id, level, warning, ...levelFields } = approvalSettings.fields;

/** The settings of one level; its position in the chain determines which level it is. */
export const chainLevel = levelFields;
const setting = record(approvalSettings, required);

/** Everything needed to draw the chains, limited to the records that the caller may see. */
export const approvalSettingsLists = call({
  method: 'GET',
  path: '/approval-settings/lists',
  access: 'approval-settings.view',
  tag,
  summary: 'Get the approval chains, with the available request types and approvers',
  answer: {
    models: list({ id: text(required), name: text(required), facts: list(text(required), required) }, required),
    approver_kinds: list({ id: text(required), name: text(required) }, required),
    roles: list(named, required),
    users: list(named, required),
    branches: list(named, required),
    departments: list(named, required),
    jobs: list(named, required),
    employees: list(named, required),
    leave_categories: list(named, required),
    settings: list(setting, required),
    /** The number of pending requests; they stay in the chain they started with. */
    in_flight: list({ model: choice({ options: requestKinds, required: true }), count: integer(required) }, required),
  },
});
export type ChainSetting = DataOf<typeof approvalSettingsLists>['settings'][number];

/**
 * Replaces the levels of one chain, all or none. Levels are immutable: a changed level becomes a new one. `seen` are the levels that the caller last
 * read, so that the changes of other users are not overwritten.
 */
export const replaceChain = call({
  method: 'PUT',
  path: '/approval-settings/chain',
  access: 'approval-settings.create',
  tag,
  summary: 'Replace the levels of an approval chain; an empty list removes the chain',
  body: {
    model,
    branch_id,
    department_id,
    job_id,
    employee_id,
    levels: list(chainLevel, { required: true, min: 0, max: 9 }),
    seen: list(integer({ required: true, min: 1, max: 2_147_483_647 }), { min: 0, max: 100 }),
  },
  answer: { settings: list(setting, required) },
  touches: [tag],
});
