import { roles } from '@cadre/contract/resources/roles';
import { useRecord } from '../../../crud/record/use-record.ts';
import { type Grants, grantsOf } from './role-grants.ts';

export type OtherRole = { name: string; grants: Grants };

/** The role to compare with. */
export function useOtherRole(id: number | undefined): OtherRole | undefined {
  const { data } = useRecord(roles, id);
  return data && { name: String(data.name), grants: grantsOf(data.permissions) };
}
