import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';

type Person = { id: number; name: string; pic: string | null };

/** What the first page about a person shows; parts that the asker may not know are absent. */
export type Profile = {
  employee: Row & { name: string };
  /** Nearest first. */
  manager_chain: Person[];
  reports: (Person & { job: string | null })[];
  /** Newest first. */
  versions?: Row[];
  periods?: Row[];
  skills?: Row[];
  zone: string;
  account?: { id: number; email: string; status: string } | null;
  documents?: { waiting: number; expiring: number };
  tabs: { employment: boolean; personal: boolean; pay: boolean; documents: boolean; history: boolean };
};

type Personal = Record<'emergency_contacts' | 'dependents' | 'educations' | 'experiences', Row[]> & { employee: Row };

const part =
  <T>(name: string) =>
  (id: number) => ({
    queryKey: ['employees', name, id],
    queryFn: async () => (await api.get<{ data: T }>(`/employees/${id}/${name}`)).data,
  });

const profileQuery = part<Profile>('profile');
const personalQuery = part<Personal>('personal');
const payQuery = part<{ bank_accounts: Row[] }>('pay');

export const useProfile = (id: number) => useQuery(profileQuery(id));
export const usePersonal = (id: number) => useQuery(personalQuery(id));
export const usePay = (id: number) => useQuery(payQuery(id));
