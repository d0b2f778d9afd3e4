import { documents } from '@cadre/contract/resources/documents';
import { forms } from '@cadre/contract/resources/forms';
import { useQuery } from '@tanstack/react-query';
import type { ListAnswer } from '../../../crud/use-list.ts';
import { api } from '../../../platform/api.ts';

const own = (of: { name: string }) => ({
  queryKey: [of.name, 'own'],
  queryFn: async () => (await api.get<ListAnswer>(`/${of.name}`, { filters: JSON.stringify({ employee_id: 'self' }), per_page: 200 })).data,
});

/** Newest first, as the server lists them. */
export const useOwnDocuments = () => useQuery(own(documents));
export const useOwnForms = () => useQuery(own(forms));
