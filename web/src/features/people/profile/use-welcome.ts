import { addDays } from '@cadre/rules/calendar';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { localStore } from '../../../platform/session/local-store.ts';
import { useMe } from '../../../platform/session/session.ts';
import type { Profile } from './profile.ts';

const daysAfterHiring = 14;
const rights = ['users.create', 'forms.create', 'documents.request'];

/** The next steps of a new employee are shown until they are closed, which is remembered on this device. */
export function useWelcome({ employee }: Pick<Profile, 'employee'>) {
  const { welcome } = useSearch({ from: '__root__' });
  const { user, permissions } = useMe();
  const today = useFormat().today();
  const closed = localStore('device', user.id);
  const key = `welcome-${employee.id}`;
  const [isClosed, setClosed] = useState(() => closed.read(key) !== null);
  const { status, hire_date } = employee;
  const isNew = status === 'onboarding' || (status === 'active' && String(hire_date ?? '') >= addDays(today, -daysAfterHiring));
  return {
    isShown: !isClosed && (welcome !== undefined || isNew) && rights.some((right) => right in permissions),
    /** Whether the employee was added just now; later, the steps stay while one is open. */
    isJustAdded: welcome !== undefined,
    close: () => {
      closed.keep(key, today);
      setClosed(true);
    },
  };
}
