import { type ExcuseQuota, excuseQuota } from '@cadre/contract/calls/excuses';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The used part of this month's quota: approved and pending. */
export function QuotaCard() {
  const query = useCall(excuseQuota, { id: 'self' });
  return (
    <QueryStates query={query} rows={1}>
      {(quota) => <Used quota={quota} />}
    </QueryStates>
  );
}

function Used({ quota }: { quota: ExcuseQuota }) {
  const t = useTexts();
  const { number } = useFormat();
  const { used_minutes: minutes, limit_minutes: most, used_count, limit_count } = quota;
  const month = useDayWords().month(quota.month.slice(0, 7));
  const used = number(minutes);
  return (
    <Card label={t('excuse.quota_label', { month })}>
      <Stack gap={2}>
        <p>
          <strong>
            {most === null ? t('excuse.quota_open', { used, month }) : t('excuse.quota', { used, limit: number(most), month })}
          </strong>
        </p>
        {most !== null && <ShareBar whole={most} parts={[{ name: 'used', value: minutes, tone: minutes >= most ? 'amber' : 'green' }]} />}
        {limit_count !== null && (
          <p className="muted">{t('excuse.quota_count', { used: number(used_count), limit: number(limit_count), month })}</p>
        )}
      </Stack>
    </Card>
  );
}
