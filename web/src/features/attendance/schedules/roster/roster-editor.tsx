import type { Roster, RosterIssue } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { X } from 'lucide-react';
import { useState } from 'react';
import { usePart } from '../../../../crud/address/use-part.ts';
import { LeaveQuestion } from '../../../../crud/form/leave-question.tsx';
import { PartForm } from '../../../../crud/form/part-form.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import type { Place } from '../../../../ui/day-grid/place.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../../ui/layout/stack.tsx';
import { startAt } from '../grid/selection.ts';
import { usePaintGrid } from '../grid/use-paint-grid.ts';
import { rosterForm, rosterKinds } from '../roster-form.ts';
import { CopyMonthDialog } from './copy-month-dialog.tsx';
import { IssueList } from './issue-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import './roster.css';
import './roster-print.css';
import { hoursOf, type Shift } from '../shift.ts';
import { ShiftChip } from '../shift-chip.tsx';
import { markOf } from './roster-cells.ts';
import { RosterGrid } from './roster-grid.tsx';
import { RosterHeader } from './roster-header.tsx';
import { RosterTools } from './roster-tools.tsx';
import { type RosterDraft, useRosterDraft } from './use-roster-draft.ts';

/** The complete editor for planning a month. */
export function RosterEditor({ loaded }: { loaded: Roster }) {
  const t = useTexts();
  const draft = useRosterDraft(loaded);
  const { schedule, roster, saving, mayEnter } = draft;
  const [dialog, setDialog] = useState<'publish' | 'copy'>();
  const [areIssuesOpen, setIssuesOpen] = useState(false);
  const settings = usePart(monthSchedules.name);
  const grid = usePaintGrid({
    size: { rows: roster.people.length, columns: roster.days.length },
    codes: roster.shifts.map(({ code, id }) => ({ code, mark: id })),
    cleared: 'plan',
    read: ({ row, column }) => {
      const cell = roster.people[row]?.cells[column];
      return cell && markOf(cell);
    },
    enter: draft.enter,
    undo: draft.undo,
    redo: draft.redo,
    mayEnter,
  });
  const jump = (issue: RosterIssue) => grid.select(startAt(placeOf(roster, issue)));
  const close = () => setDialog(undefined);
  return (
    <Stack gap={3} className="roster-page">
      <RosterHeader
        draft={draft}
        onPublish={() => setDialog('publish')}
        onCopy={() => setDialog('copy')}
        onEdit={() => settings.open({ kind: 'edit', id: schedule.id })}
      />
      {!mayEnter && (
        <Alert tone="info">{t(schedule.status === 'archived' ? 'schedules.roster.archived' : 'schedules.roster.read_only')}</Alert>
      )}
      {roster.people.length === 0 ? (
        <EmptyState size="page" title={t('schedules.roster.nobody')} text={t('schedules.roster.nobody_hint')} />
      ) : (
        <>
          <RosterTools draft={draft} grid={grid} areIssuesOpen={areIssuesOpen} onIssues={() => setIssuesOpen(!areIssuesOpen)} />
          <div className={`roster-desk ${areIssuesOpen ? 'roster-desk--issues' : ''}`}>
            <RosterGrid draft={draft} grid={grid} issues={roster.issues} />
            {areIssuesOpen && <IssuesPanel draft={draft} onJump={jump} onClose={() => setIssuesOpen(false)} />}
          </div>
          <RosterLegend shifts={roster.shifts} />
        </>
      )}
      {dialog === 'publish' && <PublishDialog draft={draft} onJump={jump} onClose={close} />}
      {dialog === 'copy' && <CopyMonthDialog schedule={schedule} onClose={close} />}
      <PartForm name={monthSchedules.name} resource={monthSchedules} kinds={rosterKinds} form={rosterForm} hideFields={['month']} />
      <LeaveQuestion isDirty={() => saving.unsaved.size > 0} onLeave={draft.discard} />
    </Stack>
  );
}

type PanelProps = { draft: RosterDraft; onJump: (issue: RosterIssue) => void; onClose: () => void };

/** Issues to check before the roster is published; the panel stays open while the planner works through them. */
function IssuesPanel({ draft: { roster, saving }, onJump, onClose }: PanelProps) {
  const t = useTexts();
  const { issues, people } = roster;
  return (
    <aside className="roster-issues" aria-label={t('schedules.roster.issues')}>
      <Card title={t('schedules.roster.issues')} actions={<IconButton icon={X} label={t('common.close')} onClick={onClose} />}>
        {saving.state !== 'saved' && <p className="muted">{t('schedules.roster.issues_waiting')}</p>}
        {issues.length === 0 && <p className="muted">{t('schedules.roster.issues_none')}</p>}
        <IssueList issues={issues} people={people} onJump={onJump} />
      </Card>
    </aside>
  );
}

/** The cell of an issue. An issue that began before the month leads to its first day, an issue of the whole roster to the first person. */
const placeOf = ({ people, days }: Roster, { employee_id, date }: RosterIssue): Place => ({
  row: Math.max(
    0,
    people.findIndex(({ employee }) => employee.id === employee_id),
  ),
  column: Math.max(
    0,
    days.findIndex((day) => day.date === date),
  ),
});

/** Explains the signs; in print it also lists the hours of each code. */
function RosterLegend({ shifts }: { shifts: readonly Shift[] }) {
  const t = useTexts();
  const kinds = ['entry', 'base', 'off', 'holiday'] as const;
  return (
    <Cluster as="ul" gap={4} className="roster-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`roster-legend__sign roster-legend__sign--${kind}`} aria-hidden />
          {t(`schedules.roster.legend_${kind}`)}
        </li>
      ))}
      {shifts.map((shift) => (
        <li key={shift.id} className="roster-legend__shift">
          <ShiftChip code={shift.code} color={shift.color} />
          {shift.name} {hoursOf(shift)}
        </li>
      ))}
    </Cluster>
  );
}
