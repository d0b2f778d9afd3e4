import type { Resource } from '@cadre/contract/resource';
import { useRouter } from '@tanstack/react-router';
import type { Row } from '../fields/kind.ts';
import { useAddress } from './address/use-address.ts';
import type { Page, PageOptions } from './page.ts';
import { useRights } from './rights.ts';
import { useEffective } from './use-effective.ts';

export function usePage(declared: Resource, options: PageOptions): Page {
  const resource = useEffective(declared);
  const { history } = useRouter();
  const address = useAddress(resource);
  const path = options.record?.path;
  const newPath = options.form?.newPath;
  return {
    resource,
    noun: options.noun ?? resource.name,
    options,
    address,
    rights: useRights(resource),
    hrefOf: (row: Row) => path?.(row) ?? address.hrefOf({ kind: 'id', id: row.id }),
    create: () => (newPath ? history.push(newPath) : address.open({ kind: 'new' })),
    open: (row: Row) => (path ? history.push(path(row)) : address.open({ kind: 'id', id: row.id })),
  };
}
