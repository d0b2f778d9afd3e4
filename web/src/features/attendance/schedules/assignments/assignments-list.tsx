import { callsOf } from '@cadre/contract/calls-of';
import { scheduleAssignments } from '@cadre/contract/resources/schedule-assignments';
import { rightOf } from '@cadre/contract/rights';
import { Building2, CalendarX2, Network, Plus, Trash2, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from '../../../../crud/record/delete-dialog.tsx';
import type { Row } from '../../../../fields/kind.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useMe } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { QueryStates } from '../../../../ui/feedback/query-states.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../../ui/layout/rows.tsx';
import { Badge } from '../../../../ui/people/badge.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { stateOn, targetOf } from './assignment-target.ts';
import { EndDialog } from './end-dialog.tsx';

type AssignmentDialog = { what: 'assign' } | { what: 'end' | 'delete'; row: Row };

/** The assignments of a week schedule, latest start first, with actions to read, add and end them. */
export function AssignmentsList({ schedule }: { schedule: Row }) {
  const t = useTexts();
  const { permissions } = useMe();
  const isForAll = schedule.is_default === true;
  const assignments = useCall(
    callsOf(scheduleAssignments).list,
    { filters: JSON.stringify({ week_schedule_id: [schedule.id] }), order_by: 'from_date', order_dir: 'desc', per_page: 200 },
    { select: ({ data }) => data as Row[] },
  );
  const [requested, setDialog] = useState<AssignmentDialog>();
  const close = () => setDialog(undefined);
  const mayAssign = permissions[rightOf(scheduleAssignments, 'create')] !== undefined;
  return (
    <Card
      isFlush
      title={t('schedules.assignments')}
      actions={
        mayAssign && (
          <Button size="small" icon={Plus} onClick={() => setDialog({ what: 'assign' })}>
            {t('schedules.assign')}
          </Button>
        )
      }
    >
      <QueryStates query={assignments} empty={({ length }) => length === 0 && !isForAll && t('nouns.schedule-assignments.empty')}>
        {(rows) => (
          <Rows hasLines wraps>
            {isForAll && <RowItem start={<UsersRound size={18} aria-hidden />}>{t('schedules.assigned_default')}</RowItem>}
            {rows.map((row) => (
              <Assignment
                key={row.id}
                row={row}
                onEnd={() => setDialog({ what: 'end', row })}
                onDelete={() => setDialog({ what: 'delete', row })}
              />
            ))}
          </Rows>
        )}
      </QueryStates>
      {requested?.what === 'assign' && <AssignDialog schedule={schedule} onClose={close} />}
      {requested?.what === 'end' && <EndDialog row={requested.row} onClose={close} />}
      {requested?.what === 'delete' && (
        <DeleteDialog
          page={{ resource: { ...scheduleAssignments, label: 'name' }, options: {} }}
          row={{ ...requested.row, name: targetOf(requested.row).name }}
          onClose={close}
          onDeleted={close}
        />
      )}
    </Card>
  );
}

const icons = { employee_id: UserRound, department_id: Network, branch_id: Building2 } as const;
const tones = { holds_now: 'green', holds_later: 'blue', ended: 'ended' } as const;

function Assignment({ row, onEnd, onDelete }: { row: Row; onEnd: () => void; onDelete: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const { field, name } = targetOf(row);
  const state = stateOn(row, useFormat().today());
  const Icon = icons[field];
  const from = String(row.from_date);
  const when = typeof row.to_date === 'string' ? t('schedules.from_to', { from, to: row.to_date }) : t('schedules.from_on', { from });
  return (
    <RowItem
      start={<Icon size={18} aria-label={labels.field('schedule-assignments', field)} />}
      note={[when, row.note].filter(Boolean).join(' · ')}
      end={
        <>
          <Badge tone={tones[state]} hasDot>
            {t(`schedules.${state}`)}
          </Badge>
          {row.can?.update === true && state !== 'ended' && (
            <IconButton icon={CalendarX2} label={`${t('schedules.end')}: ${name}`} onClick={onEnd} />
          )}
          {row.can?.delete === true && <IconButton icon={Trash2} label={`${t('common.delete')}: ${name}`} onClick={onDelete} />}
        </>
      }
    >
      {name}
    </RowItem>
  );
}
