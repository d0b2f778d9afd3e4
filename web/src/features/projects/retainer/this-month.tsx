import type { ProjectOverview } from '@cadre/contract/calls/projects';
import { usageLevel } from '@cadre/rules/retainers/usage-level';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { UsageBar } from './usage-bar.tsx';

type Period = ProjectOverview['periods'][number];

/** The remaining hours of a retainer's latest month, with a warning when they run out. */
export function ThisMonth({ periods: [latest] }: { periods: readonly Period[] }) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const { month: nameOf } = useDayWords();
  if (!latest) return null;
  const { agreed, carried_in, spent, left, overage } = latest;
  const available = agreed + carried_in;
  const alike = (minutes: number): string => inHours(minutes, Math.max(available, spent));
  const month = nameOf(latest.month.slice(0, 7));
  const level = usageLevel({ available, used: spent });
  const share = format.share(available > 0 ? Math.floor((spent * 100) / available) * 100 : 0);
  const words = {
    below: () => null,
    nearly: () => t('project.retainer.nearly', { share, month }),
    used_up: () => t('project.retainer.used_up', { month }),
    over: () => t('project.retainer.over', { month, overage: inHours(overage) }),
  };
  return (
    <Card title={t('project.retainer.left', { left: inHours(left), month })}>
      <Stack>
        {level !== 'below' && <Alert tone="warning">{words[level]()}</Alert>}
        <UsageBar period={latest} size="medium" />
        <DescriptionList layout="numbers">
          <Description label={t('project.agreed')}>{alike(agreed)}</Description>
          {carried_in > 0 && <Description label={t('project.carried_in')}>{alike(carried_in)}</Description>}
          <Description label={t('project.used')}>{alike(spent)}</Description>
          {overage > 0 && <Description label={t('project.overage')}>{inHours(overage)}</Description>}
        </DescriptionList>
      </Stack>
    </Card>
  );
}
