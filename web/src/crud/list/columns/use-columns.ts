import { useEffect, useMemo, useState } from 'react';
import { usePreferences, useSavePreference } from '../../../platform/session/preferences.ts';
import { useMe } from '../../../platform/session/session.ts';
import type { Page } from '../../page.ts';
import { applyChoice, type Column, declaredColumns } from './columns.ts';

export type Columns = ReturnType<typeof useColumns>;

/** The columns of a list as the user arranged them; stored with the account, so that another device shows the same. */
export function useColumns({ resource, options, rights }: Pick<Page, 'resource' | 'options' | 'rights'>) {
  const { columns: stored } = usePreferences();
  const save = useSavePreference({ quiet: true });
  const choose = (next: Column[] | undefined) => {
    const { [resource.name]: _before, ...others } = stored;
    save.mutate({ columns: next ? { ...others, [resource.name]: next } : others });
  };
  const earlier = useEarlierChoice(resource.name, stored[resource.name] === undefined, choose);
  const [away, onAway] = useState<readonly string[]>([]);
  const hidden = options.hideFields ?? [];
  const declared = declaredColumns(resource, (name) => rights.sees(name) && !hidden.includes(name));
  const chosen = stored[resource.name] ?? earlier;
  const columns = applyChoice(declared, chosen);
  const shownKey = columns
    .filter((column) => column.isShown)
    .map((column) => column.name)
    .join();
  return {
    /** The list that they belong to. */
    of: resource.name,
    all: columns,
    shown: useMemo(() => shownKey.split(',').filter(Boolean), [shownKey]),
    choose,
    isOwnChoice: chosen !== undefined,
    /** Shown, but without room on this screen. */
    away,
    onAway,
  };
}

/** Columns used to be stored in the browser; that choice moves to the account, once. */
function useEarlierChoice(list: string, isNeeded: boolean, choose: (columns: Column[]) => void): Column[] | undefined {
  const key = `cadre.columns.${useMe().user.id}.${list}`;
  const stored = useMemo(() => readChoice(key), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list
  useEffect(() => {
    if (!stored) return;
    localStorage.removeItem(key);
    if (isNeeded) choose(stored);
  }, [key]);
  return isNeeded ? stored : undefined;
}

function readChoice(key: string): Column[] | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Column[] | null;
    return Array.isArray(stored) && stored.every((column) => typeof column?.name === 'string') ? stored : undefined;
  } catch {
    return undefined;
  }
}
