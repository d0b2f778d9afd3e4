import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Redirects once to another path, without an entry in the browser history. */
export function LeaveFor({ path }: { path: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(path), [history, path]);
  return null;
}
