import { toMajor } from '@cadre/rules/money';
import { type CostRate, isPriceable, marginOf, type Offer, priceOf, weighted } from '@cadre/rules/proposals/price';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';

type Props = { offer: Offer; costs?: readonly CostRate[] | undefined; probability?: number | undefined };

/** The totals of a proposal; cost and margin only for users who may see them. Computed here, so that they follow every keystroke. */
export function ProposalTotals({ offer, costs = [], probability }: Props) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const seesCost = useScope('proposals.view_cost') !== undefined;
  const { currency, discount, tax } = offer;
  if (!isPriceable(offer, costs)) return null;
  const price = priceOf(offer, costs);
  const { margin, margin_percent } = marginOf(price);
  const amount = (minor: number) => format.money(toMajor(minor, currency), currency);
  return (
    <Card title={t('proposal.totals')} level={3}>
      <DescriptionList layout="rows">
        <Description label={t('proposal.hours')}>{inHours(price.minutes)}</Description>
        {Boolean(discount) && <Description label={t('proposal.subtotal')}>{amount(price.subtotal)}</Description>}
        {Boolean(discount) && (
          <Description label={t('proposal.discount', { share: format.share(discount ?? 0) })}>{amount(-price.discount)}</Description>
        )}
        <Description label={t('proposal.net')}>{amount(price.amount)}</Description>
        {Boolean(tax) && <Description label={t('proposal.tax', { share: format.share(tax ?? 0) })}>{amount(price.tax)}</Description>}
        <Description label={t('proposal.total')}>
          <strong>{amount(price.total)}</strong>
        </Description>
        {price.options > 0 && <Description label={t('proposal.options')}>{amount(price.options)}</Description>}
        {probability !== undefined && (
          <Description label={t('proposal.weighted')}>{amount(weighted(price.amount, probability))}</Description>
        )}
        {seesCost && (
          <Description
            label={t('proposal.margin')}
            note={margin === null && price.departments.length > 0 ? t('proposal.margin_unknown') : undefined}
            tone={margin !== null && margin < 0 ? 'danger' : undefined}
          >
            {margin === null ? '–' : [amount(margin), ...(margin_percent === null ? [] : [format.share(margin_percent * 100)])].join(' · ')}
          </Description>
        )}
      </DescriptionList>
    </Card>
  );
}
