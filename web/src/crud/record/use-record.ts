import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { useCall } from '../../platform/call-api.ts';

/** One record, always fetched fresh: an edit must not start from a list that was loaded a minute ago. */
export const useRecord = (resource: Resource, id: number | undefined) =>
  useCall(callsOf(resource).one, { id: id ?? 0 }, { enabled: id !== undefined, staleTime: 0 });
