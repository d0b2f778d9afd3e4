import { isOwnPath, loginSearch } from './entry.ts';
import { queryClient } from './platform/query.ts';
import { onSessionChange, readSession } from './platform/session/session-store.ts';
import type { Router } from './router.ts';

/** A session that starts or ends, here or in another tab, moves the page to where it now belongs. */
export function followSession(router: Router): () => void {
  let user = readSession()?.user.id;

  return onSessionChange(() => {
    const before = user;
    user = readSession()?.user.id;
    if (user === before) return;
    if (user === undefined) void leave(router);
    else if (before === undefined) void enter(router);
    // Another user has signed in in another tab: no data of the previous user may stay on the screen.
    else window.location.assign('/');
  });
}

/** Clears the fetched data last, because the page that shows it is visible until the sign-in page opens. */
async function leave(router: Router): Promise<void> {
  const { pathname, href } = router.latestLocation;
  if (isOwnPath(pathname)) await router.navigate({ to: '/auth/login', search: loginSearch(href, 'session_ended'), replace: true });
  queryClient.clear();
}

async function enter(router: Router): Promise<void> {
  queryClient.clear();
  const { pathname, search } = router.latestLocation;
  if (!pathname.startsWith('/auth')) return;
  const { next } = search as { next?: string };
  await router.navigate({ href: next && isOwnPath(next) ? next : '/', replace: true });
}
