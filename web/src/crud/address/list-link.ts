import type { Resource } from '@cadre/contract/resource';
import { type ListState, readAddress, writeAddress } from './address.ts';

/** The way to a list that shows only some of its rows, for a `<Link>`. */
export function listLink(resource: Resource, to: string, filters: ListState['filters']) {
  const { list } = readAddress(resource, new URLSearchParams());
  const search = new URLSearchParams(writeAddress(resource, { list: { ...list, filters }, opened: undefined }));
  return { to, search: Object.fromEntries(search) };
}
