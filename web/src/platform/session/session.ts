import { me, type Me as ToldMe } from '@cadre/contract/calls/access';
import type { Preferences } from '@cadre/contract/calls/preferences';
import { seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callApi, callKey } from '../call-api.ts';
import { keepCustomFields } from '../custom-fields.ts';
import { deliverUnsent } from './unsent-choices.ts';

export type Me = Omit<ToldMe, 'preferences'> & { preferences: Partial<Preferences> };

export type UserKind = 'employee' | 'staff';

/** A user with this role is an employee to the client, regardless of other roles. */
export const isEmployee = (user: { roles: number[] }): boolean => user.roles.includes(seededRoles.employee);
export const kindOf = (user: { roles: number[] }): UserKind => (isEmployee(user) ? 'employee' : 'staff');
export const homeOf = (user: { roles: number[] }): string => (isEmployee(user) ? '/employee-home' : '/dashboard');

/** Belongs to the session: `follow-session.ts` empties the cache when that changes. */
export const meQuery = () =>
  queryOptions({
    queryKey: callKey(me),
    queryFn: async (): Promise<Me> => {
      await deliverUnsent();
      const result = (await callApi(me)).data as Me;
      keepCustomFields(result.custom_fields);
      return result;
    },
    staleTime: 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The signed-in user, with rights and preferences. Loaded before the signed-in area shows. */
export const useMe = (): Me => useSuspenseQuery(meQuery()).data;

export const useScope = (permission: string): Scope | undefined => useMe().permissions[permission];
