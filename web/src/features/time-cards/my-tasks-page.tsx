import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { Navigate } from '@tanstack/react-router';
import { useFormat } from '../../platform/format/format.ts';
import { weekLink } from './week-link.ts';

/** Leads to the week of today, by the clock of who opens it. */
export function MyTasksPage() {
  const today = useFormat().today();
  return <Navigate {...weekLink(isoWeekOf(today))} replace />;
}
