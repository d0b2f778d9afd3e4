import type { Behaviours } from '../../crud/behaviour.ts';
import { bankAccountsBehaviour } from './bank-accounts-behaviour.ts';
import { employeeVersionsBehaviour } from './employee-versions-behaviour.ts';
import { employeesBehaviour } from './employees-behaviour.ts';

/** What the declarations of people cannot say. */
export const peopleBehaviours: Behaviours = {
  employees: employeesBehaviour,
  'bank-accounts': bankAccountsBehaviour,
  'employee-versions': employeeVersionsBehaviour,
};
