import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { X } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { IssueList } from './issue-list.tsx';
import './issues.css';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; onJump: (issue: RosterIssue) => void; onClose: () => void };

/** What to look at before the roster is published; it stays open while it is worked through. */
export function IssuesPanel({ draft: { roster, saving }, onJump, onClose }: Props) {
  const t = useTexts();
  const { issues, people } = roster;
  return (
    <aside className="issues-panel" aria-label={t('schedules.roster.issues')}>
      <header>
        <h2>{t('schedules.roster.issues')}</h2>
        <IconButton icon={X} label={t('common.close')} onClick={onClose} />
      </header>
      {saving.state !== 'saved' && <p className="muted">{t('schedules.roster.issues_waiting')}</p>}
      {issues.length === 0 && <p className="muted">{t('schedules.roster.issues_none')}</p>}
      <IssueList issues={issues} people={people} onJump={onJump} />
    </aside>
  );
}
