import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../platform/api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { IssueList } from './issue-list.tsx';
import './issues.css';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; onJump: (issue: RosterIssue) => void; onClose: () => void };

/** Errors stop it, warnings are confirmed, and what was just entered goes first. */
export function PublishDialog({ draft: { roster, schedule, saving }, onJump, onClose }: Props) {
  const t = useTexts();
  const client = useQueryClient();
  const [isConfirmed, setConfirmed] = useState(false);
  const { issues, people } = roster;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await saving.save())) return undefined;
      return api.post<{ message: string }>(`/${monthSchedules.name}/${schedule.id}/publish`, { confirm: isConfirmed });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [monthSchedules.name] }),
    onSuccess: onClose,
  });
  return (
    <Modal
      open
      title={t('schedules.roster.publish_title', { name: String(schedule.name) })}
      okText={t('schedules.roster.publish')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: errors > 0 || (warnings > 0 && !isConfirmed), loading: publish.isPending }}
      onOk={() => publish.mutate()}
      onCancel={onClose}
    >
      <p>
        {errors > 0
          ? t('schedules.roster.publish_errors', { count: errors })
          : t('schedules.roster.publish_text', { count: people.length })}
      </p>
      {issues.length === 0 && <p className="muted">{t('schedules.roster.publish_clean')}</p>}
      <div className="publish-issues">
        <IssueList
          issues={issues}
          people={people}
          onJump={(issue) => {
            onClose();
            onJump(issue);
          }}
        />
      </div>
      {errors === 0 && warnings > 0 && (
        <label className="publish-confirm">
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)} />
          {t('schedules.roster.publish_confirm', { count: warnings })}
        </label>
      )}
    </Modal>
  );
}
