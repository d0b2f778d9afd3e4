import { type RequestKind, requestKinds } from '@cadre/contract/request-kinds';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seededRoles } from '@cadre/contract/roles';
import type { SetupRecord } from './setup-record.ts';

/** The requests with a proposed chain. Others are decided by right until a chain is set up for them. */
export const chainModels = requestKinds.filter((model) => proposedFor(model) !== undefined);
export type ChainModel = RequestKind;

/** The manager first, and then HR where the chain includes HR. */
export const chainRecords = (models: readonly ChainModel[], hrToo: boolean): SetupRecord[] =>
  models.flatMap((model) => [
    { model: 'approval-settings', values: { model, level: 1, approver_kind: 'manager' } },
    ...(hrToo && asksHr(model)
      ? [{ model: 'approval-settings', values: { model, level: 2, approver_kind: 'role', role_id: seededRoles.hr_manager } }]
      : []),
  ]);

export const asksHr = (model: ChainModel): boolean => proposedFor(model) === 'manager_and_hr';

function proposedFor(model: ChainModel) {
  const { request }: Resource['life'] = resources[model].life;
  return request?.proposed;
}
