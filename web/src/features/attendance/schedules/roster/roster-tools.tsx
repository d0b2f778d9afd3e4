import { Redo2, Undo2 } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { BrushBar } from '../grid/brush-bar.tsx';
import type { PaintGrid } from '../grid/use-paint-grid.ts';
import { CopyWeek } from './copy-week.tsx';
import { IssueCounts } from './issue-counts.tsx';
import { KeysHelp } from './keys-help.tsx';
import './roster-tools.css';
import { SaveState } from './save-state.tsx';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; grid: PaintGrid; areIssuesOpen: boolean; onIssues: () => void };

/** What to enter, and what to do with what was entered. */
export function RosterTools({ draft, grid, areIssuesOpen, onIssues }: Props) {
  const t = useTexts();
  const { roster, mayEnter, canUndo, canRedo, undo, redo } = draft;
  return (
    <div className="roster-tools">
      {mayEnter && <BrushBar shifts={roster.shifts} brush={grid.brush} onBrush={grid.setBrush} hasPlan />}
      <div className="roster-tools__row">
        {mayEnter && (
          <>
            <IconButton isFramed icon={Undo2} label={t('schedules.roster.undo')} disabled={!canUndo} onClick={undo} />
            <IconButton isFramed icon={Redo2} label={t('schedules.roster.redo')} disabled={!canRedo} onClick={redo} />
            <CopyWeek draft={draft} column={grid.selection.active.column} />
          </>
        )}
        <IssueCounts issues={roster.issues} isOpen={areIssuesOpen} onToggle={onIssues} />
        {mayEnter && <SaveState draft={draft} />}
        {mayEnter && <KeysHelp />}
      </div>
    </div>
  );
}
