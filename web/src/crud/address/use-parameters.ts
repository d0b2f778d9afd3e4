import { useLocation, useRouter } from '@tanstack/react-router';

type Changes = Record<string, string | undefined>;

/** State that a page shows next to its list is also stored in the address, under its own parameter names. */
export function useParameters() {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const parameters = new URLSearchParams(searchStr);

  const hrefOf = (changes: Changes): string => {
    const next = new URLSearchParams(searchStr);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return pathname + (next.size === 0 ? '' : `?${next}`);
  };
  return {
    get: (name: string): string => parameters.get(name) ?? '',
    hrefOf,
    push: (changes: Changes) => history.push(hrefOf(changes)),
    replace: (changes: Changes) => history.replace(hrefOf(changes)),
  };
}
