import { Outlet } from '@tanstack/react-router';

/** Only the page, without header and menu. */
export function Blank() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
