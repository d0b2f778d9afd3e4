import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import type { Row } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';

const most = 200;

/** All of a new company's records of one kind; it has few of each. Undefined until they are known. */
export const useAll = (resource: Resource): Row[] | undefined =>
  useCall(callsOf(resource).list, { per_page: most }).data?.data as Row[] | undefined;
