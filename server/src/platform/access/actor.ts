import type { CustomFields } from '@cadre/contract/custom-field';
import type { Language } from '@cadre/contract/languages';
import type { Permission } from '@cadre/contract/rights';
import { seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';

/** The caller of a request. Loaded from the session on every request, so that changes of rights apply from the next one on. */
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
  /** The company's custom fields, the same for every actor; their tiers decide who sees them. */
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
  /** The code of the warning that the caller has read and confirmed. */
  confirms?: string;
};

export const scopeOf = (actor: Actor, permission: Permission): Scope | undefined => actor.rights.get(permission);

export const { employee: employeeRole, administrator: administratorRole } = seededRoles;
