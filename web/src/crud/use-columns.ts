import { useMemo, useState } from 'react';
import { useMe } from '../platform/session.ts';
import { applyChoice, type Column, declaredColumns } from './columns.ts';
import type { Page } from './page.ts';

export type Columns = ReturnType<typeof useColumns>;

/** The columns of a list, as this person arranged them on this device. */
export function useColumns({ resource, options, rights }: Pick<Page, 'resource' | 'options' | 'rights'>) {
  const key = `cadre.columns.${useMe().user.id}.${resource.name}`;
  const [chosen, setChosen] = useState(() => readChoice(key));
  const hidden = options.hideFields ?? [];
  const declared = declaredColumns(resource, (name) => rights.sees(name) && !hidden.includes(name));
  const columns = applyChoice(declared, chosen);
  const shownKey = columns
    .filter((column) => column.isShown)
    .map((column) => column.name)
    .join();
  return {
    all: columns,
    shown: useMemo(() => shownKey.split(',').filter(Boolean), [shownKey]),
    choose: (next: Column[] | undefined) => {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
      setChosen(next);
    },
  };
}

function readChoice(key: string): Column[] | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Column[] | null;
    return Array.isArray(stored) && stored.every((column) => typeof column?.name === 'string') ? stored : undefined;
  } catch {
    return undefined;
  }
}
