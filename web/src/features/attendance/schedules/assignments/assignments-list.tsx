import { scheduleAssignments } from '@cadre/contract/resources/schedule-assignments';
import { rightOf } from '@cadre/contract/rights';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from '../../../../crud/delete-dialog.tsx';
import type { Row } from '../../../../fields/kind.ts';
import { useMe } from '../../../../platform/session.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FailedState } from '../../../../ui/states.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { targetOf } from './assignment-target.ts';
import './assignments.css';
import { EndDialog } from './end-dialog.tsx';
import { useAssignments } from './use-assignments.ts';

type Asked = { what: 'assign' } | { what: 'end' | 'delete'; row: Row };

/** Who follows a week schedule: read it, add somebody, end it. */
export function AssignmentsList({ schedule }: { schedule: Row }) {
  const t = useTexts();
  const { permissions } = useMe();
  const { data, error, refetch } = useAssignments(schedule.id);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const mayAssign = permissions[rightOf(scheduleAssignments, 'create')] !== undefined;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return (
    <section className="assignments" aria-busy={data === undefined}>
      <header>
        <h2>{t('schedules.assignments')}</h2>
        {mayAssign && (
          <Button size="small" icon={Plus} onClick={() => setAsked({ what: 'assign' })}>
            {t('schedules.assign')}
          </Button>
        )}
      </header>
      <ul>
        {schedule.is_default === true && (
          <li>
            <UsersRound size={18} aria-hidden />
            <span className="assignments__who">{t('schedules.assigned_default')}</span>
          </li>
        )}
        {data?.data.map((row) => (
          <AssignmentRow
            key={row.id}
            row={row}
            onEnd={() => setAsked({ what: 'end', row })}
            onDelete={() => setAsked({ what: 'delete', row })}
          />
        ))}
      </ul>
      {data?.data.length === 0 && schedule.is_default !== true && <p className="muted">{t('nouns.schedule-assignments.empty')}</p>}
      {asked?.what === 'assign' && <AssignDialog schedule={schedule} onClose={close} />}
      {asked?.what === 'end' && <EndDialog row={asked.row} onClose={close} />}
      {asked?.what === 'delete' && (
        <DeleteDialog
          page={{ resource: { ...scheduleAssignments, label: 'name' }, options: {} }}
          row={{ ...asked.row, name: targetOf(asked.row).name }}
          onClose={close}
          onDeleted={close}
        />
      )}
    </section>
  );
}
