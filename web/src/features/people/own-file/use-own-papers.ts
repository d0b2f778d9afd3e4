import type { Resource } from '@cadre/contract/resource';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { forms } from '@cadre/contract/resources/forms';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { type OwnRequest, requestOf } from './own-requests.ts';

/** The user's own rows of a list, newest first as sorted by the server. */
function useOwn<T>(resource: Resource, read: (row: Row) => T) {
  const query = useList(resource, { page: 1, per_page: 200, sort: resource.list.order, q: '', filters: { employee_id: 'self' } });
  return { ...query, data: query.data?.data.map(read) };
}

const asItIs = (row: Row): Row => row;

export const useOwnDocuments = () => useOwn(documents, asItIs);
export const useOwnForms = () => useOwn(forms, asItIs);

/** All recent requests. */
export const useOwnRequests = () => useOwn<OwnRequest>(changeRequests, requestOf);
