import { payPolicies } from '@cadre/contract/resources/pay-policies';
import { ResourcePage } from '../../../crud/resource-page.tsx';

/** What a new policy begins with. */
const usual = { weekly_minutes: 2400, deduct_absence: true, cash_rounding: 0, variance_bp: 1000, pay_day: 28 };

/** How each branch counts a month and pays it. */
export const PayPoliciesPage = () => <ResourcePage resource={payPolicies} initial={usual} />;
