import { Outlet } from '@tanstack/react-router';
import { NewVersionBanner } from './layout/new-version-banner.tsx';
import { OfflineBanner } from './layout/offline-banner.tsx';
import { RouteProgress } from './layout/route-progress.tsx';
import { MessageStack } from './ui/feedback/message-stack.tsx';

/** Shared by every page, signed in or not. */
export function Root() {
  return (
    <>
      <RouteProgress />
      <OfflineBanner />
      <NewVersionBanner />
      <Outlet />
      <MessageStack />
    </>
  );
}
