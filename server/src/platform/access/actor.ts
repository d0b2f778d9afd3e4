import type { CustomFields } from '@cadre/contract/custom-field';
import type { Language } from '@cadre/contract/languages';
import type { Permission } from '@cadre/contract/rights';
import { seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';

/** Who asks. Loaded from the session on every request, so a change of rights holds from the next one on. */
export type Actor = {
  user_id: number;
  session_id: number;
  name: string;
  employee_id: number | null;
  branch_id: number | null;
  /** The departments this person heads, with all below them. */
  department_ids: readonly number[];
  roles: readonly number[];
  rights: ReadonlyMap<Permission, Scope>;
  /** The fields that the company added, for everybody alike: who sees which, its tier decides. */
  custom?: CustomFields;
  /** In which this request is answered; without it, in English. */
  language?: Language;
};

/** Where a request comes from, for the history. */
export type Trace = {
  via: 'web' | 'job' | 'command' | 'import' | 'mail' | 'chain';
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  language: Language;
  /** The warning that the caller has read and goes on from, by its code. */
  confirms?: string;
};

export const scopeOf = (actor: Actor, permission: Permission): Scope | undefined => actor.rights.get(permission);

export const { employee: employeeRole, administrator: administratorRole } = seededRoles;
