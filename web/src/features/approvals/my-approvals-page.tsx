import { approvals } from '@cadre/contract/resources/approvals';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { type Count, useCount } from '../../crud/list/use-count.ts';
import { useLabels } from '../../fields/labels.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { SettledApprovals } from './settled-approvals.tsx';
import { StandIns } from './stand-ins.tsx';

const all = ['pending', 'others', 'decided', 'mine', 'stand_in'] as const;

/** Requests I can decide, those I decide on behalf of others, those I have decided, my own requests, and delegations. */
export function MyApprovalsPage() {
  const t = useTexts();
  const labels = useLabels();
  const { get, replace } = useParameters();
  const { employee } = useMe();
  const tabs = all.filter((one) => one !== 'stand_in' || employee !== null);
  const waits = useCount(approvals, { approver: ['self'], status: ['pending'] }, true);
  const tab = tabs.find((one) => one === get('tab')) ?? 'pending';
  const choose = (next: (typeof all)[number]) => replace({ tab: next === 'pending' ? undefined : next });
  return (
    <Tabs
      isApart
      label={labels.many(approvals.name)}
      tabs={tabs.map((value) => ({
        value,
        text: value === 'pending' ? withCount(t('self.inbox_pending'), waits) : t(`self.inbox_${value}`),
      }))}
      value={tab}
      onChoose={choose}
    >
      {tab === 'pending' || tab === 'others' ? (
        <PendingApprovals key={tab} forOthers={tab === 'others'} onSeeDecided={() => choose('decided')} />
      ) : tab === 'stand_in' ? (
        <StandIns />
      ) : (
        <SettledApprovals key={tab} whose={tab} />
      )}
    </Tabs>
  );
}

const withCount = (text: string, { count, shown }: Count): string => (count > 0 ? `${text} (${shown})` : text);
