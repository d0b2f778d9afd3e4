import { projectBilling } from '@cadre/contract/calls/statement-views';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';

const amounts = ['agreed', 'billed', 'draft', 'unbilled', 'written_down'] as const;

/** The billed part of a project, compared with the agreed amount. */
export function BillingSums({ id }: { id: number }) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const query = useCall(projectBilling, { id }, { staleTime: 0 });
  return (
    <Card title={t('statements.billing.title')}>
      <QueryStates query={query} rows={2}>
        {(result) => (
          <DescriptionList layout="numbers">
            {result.estimated_minutes !== null && (
              <Description label={t('statements.billing.estimated')}>{inHours(result.estimated_minutes)}</Description>
            )}
            {amounts.map((name) => {
              const minutes = {
                agreed: 0,
                billed: result.billed_minutes,
                draft: result.draft_minutes,
                unbilled: result.unbilled_minutes,
                written_down: 0,
              }[name];
              const amount = result[name];
              if (typeof amount !== 'number' && minutes === 0) return null;
              return (
                <Description key={name} label={t(`statements.billing.${name}`)} note={minutes > 0 && inHours(minutes)}>
                  {typeof amount === 'number' ? format.money(amount, result.currency) : inHours(minutes)}
                </Description>
              );
            })}
          </DescriptionList>
        )}
      </QueryStates>
    </Card>
  );
}
