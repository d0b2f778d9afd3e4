import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { useState } from 'react';
import { useMove } from '../../../../crud/moves/use-move.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { IssueList } from './issue-list.tsx';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; onJump: (issue: RosterIssue) => void; onClose: () => void };

/** Errors block publishing, warnings need confirmation, and unsaved entries are sent first. */
export function PublishDialog({ draft: { roster, schedule, saving }, onJump, onClose }: Props) {
  const t = useTexts();
  const [isConfirmed, setConfirmed] = useState(false);
  const { issues, people } = roster;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  const move = useMove(monthSchedules);
  const publish = async () => {
    if (!(await saving.save())) return onClose();
    move.mutate({ name: 'publish', rows: [schedule], asked: { confirm: isConfirmed } }, { onSuccess: onClose });
  };
  return (
    <Modal
      open
      title={t('schedules.roster.publish_title', { name: String(schedule.name) })}
      okText={t('schedules.roster.publish')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: errors > 0 || (warnings > 0 && !isConfirmed), loading: move.isPending || saving.state === 'saving' }}
      onOk={() => void publish()}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>
          {errors > 0
            ? t('schedules.roster.publish_errors', { count: errors })
            : t('schedules.roster.publish_text', { count: people.length })}
        </p>
        {issues.length === 0 && <p className="muted">{t('schedules.roster.publish_clean')}</p>}
        <div className="roster-issues">
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
          <Checkbox isChecked={isConfirmed} onChange={setConfirmed}>
            {t('schedules.roster.publish_confirm', { count: warnings })}
          </Checkbox>
        )}
      </Stack>
    </Modal>
  );
}
