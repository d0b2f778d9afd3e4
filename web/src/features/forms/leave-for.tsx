import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads to another path, once, and leaves no step behind to come back to. */
export function LeaveFor({ path }: { path: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(path), [history, path]);
  return null;
}
