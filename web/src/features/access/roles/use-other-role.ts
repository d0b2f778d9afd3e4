import { roles } from '@cadre/contract/resources/roles';
import { useLocale } from 'use-intl';
import { useRecord } from '../../../crud/record/use-record.ts';
import { wordedIn } from '../../../fields/kinds/worded-in.ts';
import { type Grants, grantsOf } from './role-grants.ts';

export type OtherRole = { name: string; grants: Grants };

/** The role to compare with. */
export function useOtherRole(id: number | undefined): OtherRole | undefined {
  const { data } = useRecord(roles, id);
  const language = useLocale();
  return data && { name: wordedIn(data, 'name', language) ?? String(data.name), grants: grantsOf(data.permissions) };
}
