import { currencyDigits, toMajor, toMinor } from '@cadre/rules/money';
import type { Draft } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';

/** How a loan is paid back, in a sentence. */
export function LoanPreview({ draft: { principal, installments, amount, currency } }: { draft: Draft }) {
  const t = useTexts();
  const format = useFormat();
  const code = typeof currency === 'string' && currencyDigits(currency) !== undefined ? currency : 'EUR';
  const whole = typeof principal === 'number' ? toMinor(principal, code) : undefined;
  if (!whole || whole < 0) return null;
  const given = typeof amount === 'number' ? toMinor(amount, code) : undefined;
  const part = given ?? (typeof installments === 'number' && installments > 0 ? Math.ceil(whole / installments) : undefined);
  if (!part || part < 0) return null;
  const count = Math.ceil(whole / part);
  const last = whole - part * (count - 1);
  const said = (minor: number): string =>
    typeof currency === 'string' && currency ? format.money(toMajor(minor, code), code) : format.number(toMajor(minor, code));
  return (
    <Card title={t('payItems.paid_back')} level={3}>
      <p>{t('payItems.instalments', { count, part: said(part), last: said(last) })}</p>
    </Card>
  );
}
