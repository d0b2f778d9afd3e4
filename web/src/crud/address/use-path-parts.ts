import type { Page } from '@cadre/contract/pages';
import { useMatches } from '@tanstack/react-router';

type NameIn<P extends string> = P extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NameIn<After>
    : Rest
  : never;
type Parts<P extends Pick<Page, 'path'>> = Record<NameIn<P['path']>, string>;

/**
 * The variable parts of the path: `usePathParts(pages.employee, pages.employee_tab).tab`; those of the second page may be absent. The
 * component re-renders only when one of them changes, not with every step of the router: a page that redirects would otherwise redirect
 * forever.
 */
export const usePathParts = <const P extends Pick<Page, 'path'>, const L extends Pick<Page, 'path'> = P>(_page: P, _longer?: L) =>
  useMatches({ select: (matches) => matches.at(-1)?.params as Record<string, string>, structuralSharing: true }) as unknown as Parts<P> &
    Partial<Parts<L>>;
