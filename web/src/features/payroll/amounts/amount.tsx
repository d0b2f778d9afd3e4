import { useTexts } from '../../../platform/texts.ts';
import { useAmountText } from './use-amount-text.ts';
import { useHidesAmounts } from './use-hides-amounts.ts';

type Props = {
  value: number;
  currency: string;
  /** A difference shows its sign, whichever it is. */
  isDifference?: boolean | undefined;
};

/** An amount of pay, or dots where amounts are hidden. */
export function Amount({ value, currency, isDifference = false }: Props) {
  const t = useTexts();
  const written = useAmountText(currency)(value, isDifference);
  if (!useHidesAmounts()) return <span className="digits whole">{written}</span>;
  return (
    <span className="digits whole">
      <span aria-hidden>{written}</span>
      <span className="visually-hidden">{t('payslip.hidden')}</span>
    </span>
  );
}
