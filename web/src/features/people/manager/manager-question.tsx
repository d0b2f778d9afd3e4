import { useState } from 'react';
import type { Draft } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { useHead } from './use-head.ts';

type Props = {
  /** The draft, and the current values. */
  draft: Draft;
  now: Draft;
  /** The employee who moves, so that they are not proposed as their own manager. */
  employee?: number | undefined;
  set: (name: string, value: unknown) => void;
};

/** Asks whether the manager should stay the same in a new department. */
export function ManagerQuestion({ draft, now, employee, set }: Props) {
  const t = useTexts();
  const { department_id, manager_id } = draft;
  const isMoved = typeof department_id === 'number' && department_id !== now.department_id;
  const isUntouched = (manager_id ?? null) === (now.manager_id ?? null);
  const found = useHead(isMoved && isUntouched ? department_id : undefined);
  const [settled, setSettled] = useState<number>();
  if (!found || found.head.id === manager_id || found.head.id === employee || settled === found.department.id) return null;
  const { department, head } = found;
  return (
    <Alert
      tone="info"
      actions={
        <Cluster>
          <Button size="small" onClick={() => set('manager_id', head.id)}>
            {t('people.employment.take_head', { name: head.name })}
          </Button>
          <Button size="small" variant="plain" onClick={() => setSettled(department.id)}>
            {t('people.employment.keep_manager')}
          </Button>
        </Cluster>
      }
    >
      {t('people.employment.manager_question', { department: department.name, name: head.name })}
    </Alert>
  );
}
