import { payPolicies } from '@cadre/contract/resources/pay-policies';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { monthOfYear } from '../../../fields/kinds/month-of-year.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';

const kinds = { tax_year_month: monthOfYear };

/** The defaults of a new policy. */
const usual = { weekly_minutes: 2400, deduct_absence: true, cash_rounding: 0, variance_bp: 1000, pay_day: 28 };

/** How each branch counts a month and pays it. */
export function PayPoliciesPage() {
  const t = useTexts();
  return (
    <ResourcePage
      resource={payPolicies}
      kinds={kinds}
      form={{
        initial: usual,
        showsField: showsPolicyField,
        aside: ({ branch_id, periods_begin }) => (
          <Stack gap={2}>
            <p className="muted">{t('payItems.bonus_limit_hint')}</p>
            {!branch_id && (
              <p className="muted">
                {t('payItems.periods_hint')} {periods_begin ? t('payItems.periods_items') : ''}
              </p>
            )}
          </Stack>
        ),
      }}
    />
  );
}

/** Periods are the same in every branch, so that a transfer leaves no gap. */
const showsPolicyField = (name: string, { branch_id }: Draft): boolean => name !== 'periods_begin' || !branch_id;
