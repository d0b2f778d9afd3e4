import { Navigate, useLocation } from '@tanstack/react-router';
import { useContext } from 'react';
import { MenuContext } from '../../../layout/menu/menu-context.ts';
import { trailTo } from '../../../layout/menu/trail.ts';

/** The section leads to the first of its pages that its reader may open. */
export function AttendanceConfigurationPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const first = trailTo(useContext(MenuContext), path).at(-1)?.pages?.[0]?.path;
  return first ? <Navigate to={first} replace /> : null;
}
