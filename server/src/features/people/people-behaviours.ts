import type { Behaviours } from '../../crud/behaviour.ts';
import { bankAccountsBehaviour } from './bank-accounts-behaviour.ts';
import { employeeVersionsBehaviour } from './employee-versions-behaviour.ts';
import { employeesBehaviour } from './employees-behaviour.ts';

/** Rules of the people resources that declarations cannot express. */
export const peopleBehaviours: Behaviours = {
  employees: employeesBehaviour,
  'bank-accounts': bankAccountsBehaviour,
  'employee-versions': employeeVersionsBehaviour,
};
