import type { Resource } from '@cadre/contract/resource';
import { lazy, Suspense } from 'react';
import { usePart } from '../address/use-part.ts';
import type { PageOptions } from '../page.ts';
import { useRights } from '../rights.ts';
import { useEffective } from '../use-effective.ts';
import { useReturnFocus } from '../use-return-focus.ts';

const FormDrawer = lazy(async () => ({ default: (await import('./form-drawer.tsx')).FormDrawer }));

/** The form of one part of a page, shown when the address names it. `name` is the name passed to `usePart`. */
export function PartForm({ name, resource: declared, ...options }: { name: string; resource: Resource } & PageOptions) {
  const resource = useEffective(declared);
  const rights = useRights(resource);
  const { opened, close } = usePart(name);
  useReturnFocus(opened !== undefined);
  if (!opened) return null;
  return (
    <Suspense>
      <FormDrawer page={{ resource, options, rights, address: { close } }} opened={opened} />
    </Suspense>
  );
}
