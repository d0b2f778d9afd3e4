import { useParameters } from '../../crud/address/use-parameters.ts';
import { useTexts } from '../../platform/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { SettledApprovals } from './settled-approvals.tsx';

const tabs = ['pending', 'decided', 'mine'] as const;

/** What waits for my decision, what I have decided, and how far my own requests are. */
export function MyApprovalsPage() {
  const t = useTexts();
  const { get, replace } = useParameters();
  const tab = tabs.find((one) => one === get('tab')) ?? 'pending';
  return (
    <Tabs
      label={t('menu.approvals')}
      tabs={tabs.map((value) => ({ value, text: t(`self.inbox_${value}`) }))}
      value={tab}
      onChoose={(next) => replace({ tab: next === 'pending' ? undefined : next })}
    >
      {tab === 'pending' ? <PendingApprovals /> : <SettledApprovals key={tab} whose={tab} />}
    </Tabs>
  );
}
