import { proposalSuggestions } from '@cadre/contract/calls/proposals';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';

type Props = { currency: string; client_id?: number | undefined; departments?: readonly number[] | undefined };

/** The usual rates of departments, and the overrun of their past projects; hidden without data. */
export function PastProjects({ currency, client_id, departments }: Props) {
  const t = useTexts();
  const format = useFormat();
  const mayAsk = useScope('proposals.create') !== undefined;
  const { data = [] } = useCall(
    proposalSuggestions,
    { currency, ...(client_id && { client_id }) },
    { enabled: mayAsk, meta: { quiet: true } },
  );
  const known = data.filter(
    ({ department, rate, percent }) => (rate !== null || percent !== null) && (departments?.includes(department.id) ?? true),
  );
  if (known.length === 0) return null;
  return (
    <Card isFlush title={t('proposal.past')} level={3}>
      <Rows hasLines wraps>
        {known.map(({ department, rate, percent, projects }) => (
          <RowItem
            key={department.id}
            note={
              percent === null
                ? undefined
                : t('proposal.past_took', { department: department.name, percent: String(percent), count: projects })
            }
          >
            {rate === null
              ? department.name
              : t('proposal.usual_rate', { department: department.name, amount: format.money(rate, currency) })}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}
