import { isAskable } from '@cadre/contract/askable';
import { type Fields, isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import type { changeRequests } from '@cadre/contract/resources/change-requests';
import { dependents } from '@cadre/contract/resources/dependents';
import { employees } from '@cadre/contract/resources/employees';

export type Model = (typeof changeRequests.fields.model.options)[number];

const models: Record<Model, Resource> = { employees, 'bank-accounts': bankAccounts, dependents };

export const resourceOf = (model: Model): Resource => models[model];

/**
 * The fields employees may request to change: their name, their personal data, and everything of an account or a dependant but its owner.
 */
export const changeableFields = (model: Model): Fields =>
  Object.fromEntries(
    Object.entries(models[model].fields).filter(
      ([name, field]) => isWritable(field) && (model === 'employees' ? isAskable(name, field) : name !== 'employee_id'),
    ),
  );
