import { redirect } from '@tanstack/react-router';
import { guardOf } from './guards.ts';
import { queryClient } from './platform/query.ts';
import { applyAppearance } from './platform/session/appearance.ts';
import { preferencesOf } from './platform/session/preferences.ts';
import { homeOf, kindOf, meQuery } from './platform/session/session.ts';
import { readSession, updateSessionUser } from './platform/session/session-store.ts';
import { adoptLanguage, loadInside } from './platform/texts.ts';

/** Checks that run before a route opens. */

type PageLocation = { location: { href: string; pathname: string } };

export const enterSignedIn = {
  beforeLoad: ({ location }: PageLocation): void => {
    if (!readSession()) throw toLogin(location.href);
  },
  loader: async ({ location }: PageLocation): Promise<void> => {
    try {
      const [me] = await Promise.all([queryClient.ensureQueryData(meQuery()), loadInside()]);
      updateSessionUser(me.user);
      applyAppearance(preferencesOf(me));
      adoptLanguage(me.user.locale);
    } catch (problem) {
      if (!readSession()) throw toLogin(location.href, 'session_ended');
      throw problem;
    }
  },
};

/** The start page that the user chose if it is still open to them, else the default one. */
export const toHome = async (): Promise<void> => {
  const session = readSession();
  if (!session) throw toLogin('/');
  const me = await queryClient.ensureQueryData(meQuery()).catch(() => undefined);
  const chosen = me && preferencesOf(me).start_page;
  const isOpen = chosen && isOwnPath(chosen) && guardOf(chosen, kindOf(session.user)) === 'allow';
  if (!readSession()) throw toLogin('/', 'session_ended');
  const usual = me?.needs_setup ? '/setup' : homeOf(session.user);
  throw redirect({ to: isOpen ? chosen : usual, replace: true });
};

export const forSignedOut = {
  beforeLoad: (): void => {
    if (readSession()) throw redirect({ to: '/', replace: true });
  },
};

const toLogin = (from: string, notice?: string) => redirect({ to: '/auth/login', search: loginSearch(from, notice), replace: true });

export const loginSearch = (from: string, notice?: string): Record<string, string> => ({
  ...(from !== '/' && isOwnPath(from) && { next: from }),
  ...(notice && { notice }),
});

/** Only paths of our own: `//elsewhere` and `/\elsewhere` lead to other hosts. Pages for the signed-out are no goal either. */
export const isOwnPath = (path: string): boolean => /^\/[^/\\]/.test(path) && !/^\/(auth|logout|error)([/?#]|$)/.test(path);
