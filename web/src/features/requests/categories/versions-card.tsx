import { categoryVersions } from '@cadre/contract/calls/leave-categories';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { useLabels } from '../../../fields/labels.ts';
import { useAmount } from '../../../fields/use-amount.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';

/** The versions of the policy with their first days, the latest first. */
export function VersionsCard({ id, unit }: { id: number; unit: string }) {
  const t = useTexts();
  const labels = useLabels();
  const amountOf = useAmount();
  const { data } = useCall(categoryVersions, { id }, { meta: { quiet: true } });
  if (!data || data.versions.length < 2) return null;
  return (
    <Card title={t('leave.versions')} level={3}>
      <Rows>
        {data.versions.map(({ id: version, from, is_closed, changed, policy }) => (
          <RowItem key={version} end={is_closed ? t('leave.version_closed') : amountOf(Number(policy.annual_amount ?? 0), unit)}>
            {from ? t('leave.version_from', { from }) : t('leave.version_beginning')}
            {changed.length > 0 && (
              <span className="muted">
                {' '}
                {t('leave.version_changed', { fields: changed.map((name) => labels.field(leaveCategories.name, name)).join(', ') })}
              </span>
            )}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}
