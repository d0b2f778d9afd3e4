import type { ChainSetting } from '@cadre/contract/calls/chains';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import type { ReactNode } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';

/** Names the approvers of a level in a few words. */
export function useApproverName() {
  const t = useTexts();
  const labels = useLabels();
  return ({ approver_kind, role, user }: Pick<ChainSetting, 'approver_kind' | 'role' | 'user'>): string => {
    if (approver_kind === 'role' && role) return t('chains.role_of', { name: role.name });
    if (approver_kind === 'user' && user) return user.name;
    return labels.option('approval-settings', 'approver_kind', approver_kind);
  };
}

type Props = { setting: ChainSetting; at: number; condition: string | undefined; children?: ReactNode };

/** One level: its approvers, its condition, and its behavior when they do not respond. */
export function LevelCard({ setting, at, condition, children }: Props) {
  const t = useTexts();
  const nameOf = useApproverName();
  const { mode, self_rule, remind_after_days, escalate_after_days, warning, notify_only, auto_action, auto_after_days, rejection_note } =
    setting;
  const decides = !notify_only;
  const facts = [
    condition && t('chains.only_if', { condition }),
    notify_only && t('chains.informs'),
    decides && mode === 'all' && t('chains.all_agree'),
    self_rule === 'skip' && t('chains.skips_own'),
    decides && remind_after_days ? t('chains.reminds', { days: remind_after_days }) : undefined,
    decides && escalate_after_days ? t('chains.escalates', { days: escalate_after_days }) : undefined,
    auto_after_days ? t('chains.acts_after', { action: auto_action ?? 'none', days: auto_after_days }) : undefined,
    decides && rejection_note === 'required' && t('chains.note_required'),
    decides && rejection_note === 'optional' && t('chains.note_optional'),
  ].filter((fact): fact is string => typeof fact === 'string');
  return (
    <div className="rounded surface chain__level">
      <Stack gap={2}>
        <strong>{t('chains.level_of', { level: at + 1, who: nameOf(setting) })}</strong>
        <Stack as="ul" gap={1} className="chain__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
        {warning && <StatusBadge name="warning" field={approvalSettings.fields.warning} value={warning} />}
        {children}
      </Stack>
    </div>
  );
}
