import { useParameters } from '../../crud/address/use-parameters.ts';
import { useTexts } from '../../platform/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { SettledApprovals } from './settled-approvals.tsx';

const tabs = ['pending', 'others', 'decided', 'mine'] as const;

/** What waits for my decision, what I decide in the place of others, what I have decided, and how far my own requests are. */
export function MyApprovalsPage() {
  const t = useTexts();
  const { get, replace } = useParameters();
  const tab = tabs.find((one) => one === get('tab')) ?? 'pending';
  const choose = (next: (typeof tabs)[number]) => replace({ tab: next === 'pending' ? undefined : next });
  return (
    <Tabs label={t('menu.approvals')} tabs={tabs.map((value) => ({ value, text: t(`self.inbox_${value}`) }))} value={tab} onChoose={choose}>
      {tab === 'pending' || tab === 'others' ? (
        <PendingApprovals key={tab} forOthers={tab === 'others'} onSeeDecided={() => choose('decided')} />
      ) : (
        <SettledApprovals key={tab} whose={tab} />
      )}
    </Tabs>
  );
}
