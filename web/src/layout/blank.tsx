import { Outlet } from '@tanstack/react-router';

/** Nothing but the page. */
export function Blank() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
