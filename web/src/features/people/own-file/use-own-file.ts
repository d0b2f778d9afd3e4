import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';

type Named = { id: number; name: string };

export type OwnProfile = {
  employee: Row;
  manager_chain: Named[];
  versions: Row[];
  periods: Row[];
  skills: Row[];
};

export type OwnPersonal = { employee: Row; emergency_contacts: Row[]; dependents: Row[]; educations: Row[]; experiences: Row[] };

/** Keyed as a part of `employees`: who saves one of its parts finds it fresh. */
const useOwn = <T>(part: string) =>
  useQuery({
    queryKey: ['employees', 'self', part],
    queryFn: async () => (await api.get<{ data: T }>(`/employees/self/${part}`)).data,
  });

export const useOwnProfile = () => useOwn<OwnProfile>('profile');
export const useOwnPersonal = () => useOwn<OwnPersonal>('personal');
export const useOwnPay = () => useOwn<{ bank_accounts: Row[] }>('pay');
