import { seededRoles } from '@cadre/contract/roles';
import type { SetupRecord } from './setup-record.ts';

/** Everyday requests. Pay and papers are decided by right until a chain is set up for them. */
export const chainModels = ['leaves', 'excuses', 'travels', 'overtime', 'time-cards'] as const;
export type ChainModel = (typeof chainModels)[number];

/** The manager first, and then HR where HR is to decide, too. Hours are the manager's alone. */
export const chainRecords = (models: readonly ChainModel[], hrToo: boolean): SetupRecord[] =>
  models.flatMap((model) => [
    { model: 'approval-settings', values: { model, level: 1, approver_kind: 'manager' } },
    ...(hrToo && asksHr(model)
      ? [{ model: 'approval-settings', values: { model, level: 2, approver_kind: 'role', role_id: seededRoles.hr_manager } }]
      : []),
  ]);

export const asksHr = (model: ChainModel): boolean => model !== 'time-cards';
