import { employeeProfile } from '@cadre/contract/calls/people';
import { useEffect, useRef } from 'react';
import type { Draft } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

type Props = { draft: Draft; set: (name: string, value: unknown) => void };

/** Links the account to an employee and fills in the name and work email; without an employee, shows what the account cannot do. */
export function PersonOfAccount({ draft, set }: Props) {
  const t = useTexts();
  const id = typeof draft.employee_id === 'number' ? draft.employee_id : undefined;
  const { data } = useCall(employeeProfile, { id: id ?? 0 }, { enabled: id !== undefined });
  const known = data && data.employee.id === id ? data : undefined;
  useFilledIn(draft, set, known?.employee);
  if (id === undefined) return <Alert tone="info">{t('auth.account_without_person')}</Alert>;
  const other = known?.account;
  if (!other || other.email === draft.email) return null;
  return <Alert tone="warning">{t('auth.person_has_account', { name: known.employee.name, email: other.email })}</Alert>;
}

type Person = { id: number; first_name: string; last_name: string; work_email: string };

/** Keeps typed values and clears those filled in from the previously chosen person. The person loaded with the form has no effect. */
function useFilledIn(draft: Draft, set: Props['set'], person: Person | undefined): void {
  const opened = useRef(draft.employee_id);
  const filled = useRef<Draft>({});
  const latest = useRef({ draft, set });
  latest.current = { draft, set };
  useEffect(() => {
    if (!person || person.id === opened.current) return;
    opened.current = undefined;
    const found: Draft = { first_name: person.first_name, last_name: person.last_name, email: person.work_email };
    for (const [name, value] of Object.entries(found))
      if ([null, undefined, '', filled.current[name]].includes(latest.current.draft[name])) latest.current.set(name, value);
    filled.current = found;
  }, [person]);
}
