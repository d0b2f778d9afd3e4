import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, useEffect, useMemo } from 'react';
import { ForbiddenPage } from './features/errors/forbidden-page.tsx';
import { NotFoundPage } from './features/errors/not-found-page.tsx';
import { guardOf } from './guards.ts';
import { trailTo } from './layout/menu/trail.ts';
import { visibleMenu } from './layout/menu/visible-menu.ts';
import { Shell } from './layout/shell.tsx';
import { employeeMenu, otherPages, staffMenu } from './menu.ts';
import { kindOf, useMe } from './platform/session/session.ts';
import { hasUnsentHours } from './platform/session/sweep-storage.ts';
import { withEveryNoun } from './platform/texts.ts';

/** It names any record. */
const Palette = lazy(async () => ({ default: (await withEveryNoun(import('./features/search/palette.tsx'))).Palette }));

/** It shows requests of any kind. */
const QuickApprovals = lazy(async () => ({
  default: (await withEveryNoun(import('./features/approvals/quick-approvals.tsx'))).QuickApprovals,
}));

/** The signed-in area: the menu of this kind of user around a page, or the word that it is not for them. */
export function SignedIn() {
  const { user, permissions } = useMe();
  useUnsentHours(user.id);
  const kind = kindOf(user);
  const { routesByPath } = useRouter();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const path = match?.pathname ?? '/';
  const verdict = guardOf(path, kind);
  const isMissing = match?.fullPath === '/$' || verdict === 'unknown';

  const whole = kind === 'employee' ? employeeMenu : staffMenu;
  const may = useMemo(
    () => ({ exists: (to: string) => to in routesByPath, holds: (right: string) => right in permissions }),
    [routesByPath, permissions],
  );
  const menu = useMemo(() => visibleMenu(whole, may), [whole, may]);
  const trail = trailTo([...whole, ...otherPages], path);
  const permission = trail.at(-1)?.permission;
  const isForbidden = verdict === 'forbidden' || (permission !== undefined && !may.holds(permission));

  const pages = visibleMenu([...whole, ...otherPages], may);
  return (
    <Shell
      menu={menu}
      trail={isMissing || isForbidden ? [] : visibleMenu(trail, may)}
      hasTitle={!isMissing && !isForbidden}
      palette={(opened) => <Palette pages={pages} {...opened} />}
      waiting={<QuickApprovals />}
    >
      {isForbidden ? <ForbiddenPage /> : isMissing ? <NotFoundPage /> : <Outlet />}
    </Shell>
  );
}

/** Hours typed before the sign-in are sent immediately, on any page. */
function useUnsentHours(user: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (hasUnsentHours(user))
      void import('./features/time-cards/week/edits/use-edit-queue.ts').then(({ editQueueOf }) => editQueueOf(client, user).flush());
  }, [client, user]);
}
