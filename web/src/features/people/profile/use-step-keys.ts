import { employees } from '@cadre/contract/resources/employees';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { neighboursOf } from '../../../crud/neighbours.ts';
import { type ProfileTab, profilePath } from '../profile-path.ts';

/** Alt ↑ and Alt ↓ step through the list one came from, keeping the open part of the file. */
export function useStepKeys(id: number, tab: ProfileTab): ReturnType<typeof neighboursOf> {
  const { history } = useRouter();
  const neighbours = neighboursOf(employees, id);
  const { before, after } = neighbours;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const next = event.altKey && { ArrowUp: before, ArrowDown: after }[event.key];
      if (!next || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      history.replace(profilePath(next, tab));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [history, before, after, tab]);
  return neighbours;
}
