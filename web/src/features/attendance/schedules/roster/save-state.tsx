import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/stack.tsx';
import type { RosterDraft } from './use-roster-draft.ts';

const icons = { saved: CloudCheck, waiting: CloudUpload, saving: CloudUpload, failed: CloudAlert } as const;

/** Where the changes are; a published roster asks before it tells people. */
export function SaveState({ draft: { saving, discard } }: { draft: RosterDraft }) {
  const t = useTexts();
  const { state, problem, unsaved, isAutomatic, save } = saving;
  const isAsking = state === 'failed' || (state === 'waiting' && !isAutomatic);
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
        {isAsking && state === 'waiting' && <span className="muted">{t('schedules.roster.tells')}</span>}
      </p>
      {isAsking && (
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
