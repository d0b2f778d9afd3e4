import { useEffect, useRef } from 'react';
import type { Draft } from '../../../fields/kind.ts';
import { useHead } from './use-head.ts';

type Form = { draft: Draft; set: (name: string, value: unknown) => void };

/** Proposes the head of the chosen department as manager, until the user chooses another. */
export function useProposedManager({ draft, set }: Form): void {
  const found = useHead(draft.department_id);
  const proposed = useRef<number>(undefined);
  const latest = useRef({ manager: draft.manager_id, set });
  latest.current = { manager: draft.manager_id, set };
  const head = found?.head.id;
  useEffect(() => {
    const { manager } = latest.current;
    const isFree = manager === null || manager === undefined || manager === proposed.current;
    if (head === undefined || !isFree) return;
    proposed.current = head;
    latest.current.set('manager_id', head);
  }, [head]);
}
