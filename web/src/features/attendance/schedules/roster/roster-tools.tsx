import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { CircleAlert, CircleCheck, CloudAlert, CloudCheck, CloudUpload, Keyboard, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Description, DescriptionList } from '../../../../ui/layout/description-list.tsx';
import { Cluster, Stack } from '../../../../ui/layout/stack.tsx';
import { Popup } from '../../../../ui/overlays/popup.tsx';
import { BrushBar } from '../grid/brush-bar.tsx';
import type { PaintGrid } from '../grid/use-paint-grid.ts';
import { CopyWeek } from './copy-week.tsx';
import './roster-tools.css';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; grid: PaintGrid; areIssuesOpen: boolean; onIssues: () => void };

/** The marks to enter, and the actions on entries. */
export function RosterTools({ draft, grid, areIssuesOpen, onIssues }: Props) {
  const t = useTexts();
  const { roster, mayEnter, canUndo, canRedo, undo, redo } = draft;
  return (
    <Stack gap={2} className="roster-tools">
      {mayEnter && <BrushBar shifts={roster.shifts} brush={grid.brush} onBrush={grid.setBrush} hasPlan />}
      <Cluster>
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
      </Cluster>
    </Stack>
  );
}

type CountProps = { issues: readonly RosterIssue[]; isOpen: boolean; onToggle: () => void };

/** The number of issues, with a button that shows them. */
function IssueCounts({ issues, isOpen, onToggle }: CountProps) {
  const t = useTexts();
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  return (
    <Button className="roster-tools__issues" aria-expanded={isOpen} onClick={onToggle}>
      {issues.length === 0 && (
        <>
          <CircleCheck size={16} aria-hidden />
          {t('schedules.roster.issues')}
        </>
      )}
      {errors > 0 && (
        <>
          <CircleAlert data-errors size={16} aria-hidden />
          {t('schedules.roster.errors', { count: errors })}
        </>
      )}
      {warnings > 0 && (
        <>
          <TriangleAlert data-warnings size={16} aria-hidden />
          {t('schedules.roster.warnings', { count: warnings })}
        </>
      )}
    </Button>
  );
}

const keys = ['move', 'code', 'off', 'clear', 'undo', 'copy', 'drop'] as const;

/** Which keys work in the grid. */
function KeysHelp() {
  const t = useTexts();
  return (
    <Popup className="roster-tools__keys" align="end" icon={Keyboard} label={t('schedules.roster.keys_title')}>
      {() => (
        <div className="roster-tools__popup">
          <DescriptionList layout="rows">
            {keys.map((key) => (
              <Description key={key} label={<kbd>{t(`schedules.roster.key_names.${key}`)}</kbd>}>
                {t(`schedules.roster.key_${key}`)}
              </Description>
            ))}
          </DescriptionList>
        </div>
      )}
    </Popup>
  );
}

const icons = { saved: CloudCheck, waiting: CloudUpload, saving: CloudUpload, failed: CloudAlert } as const;

/** The save state of the entries; a published roster requires confirmation before people are notified. */
function SaveState({ draft: { saving, discard } }: { draft: RosterDraft }) {
  const t = useTexts();
  const { state, problem, unsaved, isAutomatic, save } = saving;
  const isLoading = state === 'failed' || (state === 'waiting' && !isAutomatic);
  const Icon = icons[state];
  const words = {
    saved: () => t('schedules.roster.saved'),
    saving: () => t('schedules.roster.saving'),
    waiting: () => (isAutomatic ? t('schedules.roster.waiting') : t('schedules.roster.changes', { count: unsaved.size })),
    failed: () => t('schedules.roster.failed', { why: problem?.message ?? '' }),
  };
  return (
    <Cluster>
      <p role="status" className={`roster-tools__state roster-tools__state--${state}`}>
        <Icon size={16} aria-hidden />
        {words[state]()}
        {isLoading && state === 'waiting' && <span className="muted">{t('schedules.roster.tells')}</span>}
      </p>
      {isLoading && (
        <>
          <Button size="small" onClick={discard}>
            {t('schedules.roster.discard')}
          </Button>
          <Button size="small" variant="primary" onClick={() => void save()}>
            {state === 'failed' ? t('common.retry') : t('schedules.roster.save_and_tell')}
          </Button>
        </>
      )}
    </Cluster>
  );
}
